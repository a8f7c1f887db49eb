import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { fixturePath } from '@kaoiro/fixtures/files'
import { checkDocuments } from './documents.js'
import type { Installed, InstalledCheck } from './installed.js'
import { runKaoiro, runInstalled, readInstalled, served } from './installed.js'

const photo = fixturePath('portraits/winter-man.jpg')
const workspace = fixturePath('..')
const ours = path.join(workspace, 'cli/bin/kaoiro.cjs')

const printed = new Map<string, Promise<string>>()

/** Output of the same command in this workspace, on this Node. Each command runs once. */
const here = (...args: ReadonlyArray<string>): Promise<string> => {
  const key = args.join(' ')
  const output = printed.get(key) ?? runHere(args)
  printed.set(key, output)
  return output
}

const runHere = async (args: ReadonlyArray<string>): Promise<string> => {
  const { code, stdout, stderr } = await runInstalled(
    { folder: workspace, node: process.execPath },
    process.execPath,
    ours,
    ...args,
  )
  equal(code, 0, stderr)
  return stdout
}

const printsSameOutput = async (
  there: Installed,
  ...args: ReadonlyArray<string>
): Promise<void> => {
  const [{ code, stdout, stderr }, ofOurs] = await Promise.all([
    runKaoiro(there, ...args),
    here(...args),
  ])
  equal(code, 0, stderr)
  equal(stdout, ofOurs)
}

const statusOf = async (address: string): Promise<number> => (await fetch(address)).status

const files = async ({ folder }: Installed): Promise<ReadonlyArray<string>> => {
  const root = path.join(folder, 'node_modules/kaoiro')
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(path.relative(root, entry.parentPath), entry.name))
}

/** Checks of the installed program and its files. */
export const programChecks: ReadonlyArray<InstalledCheck> = [
  {
    name: 'writes a site, and opens its pages',
    run: async (there) => {
      const { code, stdout, stderr } = await runKaoiro(there, 'site', '--out', 'site')
      equal(code, 0, stderr)
      match(stdout, /All pages opened/)
    },
  },
  {
    name: 'decodes a code with npx, like the workspace',
    run: async (there) => {
      const args = ['exec', '--prefix', '.', '--', 'kaoiro', 'decode', '1F7womQ']
      const { code, stdout, stderr } = await runInstalled(there, 'npm', ...args)
      equal(code, 0, stderr)
      equal(stdout, await here('decode', '1F7womQ'))
    },
  },
  {
    name: 'diagnoses a photo, like the workspace',
    run: (there) => printsSameOutput(there, 'diagnose', photo, '--gender', 'MEN', '--json'),
  },
  {
    name: 'makes the light card, like the workspace',
    run: (there) => printsSameOutput(there, 'light-card', '--site', 'https://beauty.example.com'),
  },
  {
    name: 'prepares a photo with either engine',
    run: async (there) => {
      const ended = await Promise.all(
        ['jimp', 'sharp'].map((engine) =>
          runKaoiro(there, 'check', photo, '--image-engine', engine, '--json'),
        ),
      )
      for (const { code, stdout, stderr } of ended) {
        equal(code, 0, stderr)
        ok('prepared' in (JSON.parse(stdout) as object))
      }
    },
  },
  {
    name: 'draws a card like the workspace',
    run: (there) => printsSameOutput(there, 'render', '1F7womQ', '--format', 'svg'),
  },
  {
    name: 'finds its rasteriser',
    run: async (there) => {
      const { stderr } = await runKaoiro(there, 'render', '1F7womQ', '--out', 'card.png')
      // The command may still fail for lack of fonts.
      ok(!/cannot find|module/i.test(stderr), stderr)
    },
  },
  {
    name: 'serves the screens and the API, and stops on SIGTERM',
    run: async (there) => {
      const code = await served(there, async (address) => {
        deepEqual(
          await Promise.all(
            [
              '',
              'result/1F7womQ',
              'result/1F7womQ/card.png',
              'manifest.webmanifest',
              'readyz',
              'v1/openapi.json',
            ].map((name) => statusOf(new URL(name, address).href)),
          ),
          [200, 200, 200, 200, 200, 200],
        )
        match(await (await fetch(address)).text(), /<script/)
      })
      equal(code, 0)
    },
  },
  {
    name: 'includes completions and the manual page',
    run: async (there) => {
      match((await runKaoiro(there, 'completion', 'bash')).stdout, /complete .*kaoiro/)
      const { man } = JSON.parse(await readInstalled(there, 'kaoiro/package.json')) as {
        man: string
      }
      equal(await readInstalled(there, path.join('kaoiro', man)), await here('man'))
    },
  },
  {
    name: 'contains documents with live links only, without paths of sources',
    run: (there) => checkDocuments(there, 'kaoiro'),
  },
  {
    name: 'lacks install scripts',
    run: async (there) => {
      const content = JSON.parse(await readInstalled(there, 'kaoiro/package.json')) as object
      ok(!('scripts' in content))
    },
  },
  {
    name: 'contains the licences, but no sources, source maps or local paths',
    run: async (there) => {
      const all = await files(there)
      deepEqual(
        all.filter((name) => /\.(tsx?|[cm]?js\.map|tsbuildinfo)$/.test(name)),
        [],
      )
      for (const name of ['LICENSE', 'README.md', 'docs/running.md', 'THIRD-PARTY-LICENSES.md'])
        ok(all.includes(name), name)
      for (const name of all.filter((name) => /\.(c?js|json|html|md|1)$/.test(name)))
        ok(!(await readInstalled(there, path.join('kaoiro', name))).includes(workspace), name)
    },
  },
]
