import { deepEqual } from 'node:assert/strict'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Installed } from './installed.js'

/** The fragment of a heading, as npm's and GitHub's pages make it. */
const fragmentOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-')

const fragmentsIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => fragmentOf(heading))

const isLive = (file: string, link: string): boolean => {
  const [to = '', fragment] = link.split('#')
  const target = to === '' ? file : path.join(path.dirname(file), to)
  if (!existsSync(target)) return false
  return fragment === undefined || fragmentsIn(readFileSync(target, 'utf8')).includes(fragment)
}

const sourcePath =
  /\b(?:core|analyser|drawing|texts|screens|store|api|cli|ui)\/(?:src|test|vite|compile)\b|\btools\/\w/g

/** Rejects if a document of an installed package has a link to nothing, or a path of the sources. */
export function checkDocuments({ folder }: Installed, name: string): Promise<void> {
  const root = path.join(folder, 'node_modules', name)
  const faults = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(docs\/.*|[A-Z]+)\.md$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8')
      const links = [...text.matchAll(/\]\((?!\w+:)([^)\s]+)/g)].map(([, link = '']) => link)
      const dead = links.filter((link) => !isLive(path.join(root, file), link))
      return [...dead, ...(text.match(sourcePath) ?? [])].map((fault) => `${file}: ${fault}`)
    })
  deepEqual(faults, [])
  return Promise.resolve()
}
