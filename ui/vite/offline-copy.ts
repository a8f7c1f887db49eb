import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { screenPattern } from '@kaoiro/core/flow'
import { seasonlessFile } from '../src/components/pictures/illustration-files.js'

/** Files of the offline copy: code, styles and drawings, without photographs. */
const cacheable = /\.(html|js|css|svg)$/

/** Excluded: the analysis worker caches itself and its models on first use (ui/src/device/worker). */
const analysisWorker = /^assets\/analysis-worker-/

interface File {
  /** Path on the site. */
  readonly url: string
  readonly content: string | Uint8Array
}

/**
 * Builds the service worker as `sw.js`, and passes it the list of the app's files and a version. The version is a
 * hash of their content, so that a deployment without changes keeps the visitor's copy.
 */
export const offlineCopy = (worker: string): Plugin => {
  let publicFolder: string
  return {
    name: 'kaoiro-offline-copy',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ publicDir }) => {
      publicFolder = publicDir
    },
    buildStart() {
      // At the site's root, because a service worker controls only its own folder.
      this.emitFile({ type: 'chunk', id: worker, fileName: 'sw.js' })
    },
    generateBundle: {
      // After Vite has written index.html.
      order: 'post',
      handler: (_, bundle) => {
        const script = bundle['sw.js']
        if (script?.type !== 'chunk') throw new Error('the service worker was not built')
        // A module that the app contains too is split off.
        if (script.imports.length > 0) throw new Error('the service worker cannot import modules')
        const files = [...builtFiles(bundle), ...publicFiles(publicFolder)]
        const copy = {
          version: versionOf(files),
          files: files.map(({ url }) => url),
          substitutes: substitutesIn(bundle),
          screens: screenPattern().source,
          page: pageOf(bundle),
        }
        script.code = `self.KAOIRO_COPY=${JSON.stringify(copy)};\n${script.code}`
      },
    },
  }
}

/** Returns the page without a screen, for all URLs; `drawPages` runs later. */
const pageOf = (bundle: Rolldown.OutputBundle): string => {
  const page = bundle['index.html']
  if (page?.type !== 'asset') throw new Error('the page was not built')
  return String(page.source)
}

const builtFiles = (bundle: Rolldown.OutputBundle): ReadonlyArray<File> =>
  Object.values(bundle)
    .filter(({ fileName }) => cacheable.test(fileName) && fileName !== 'sw.js')
    .filter(({ fileName }) => !analysisWorker.test(fileName))
    .filter(({ fileName }) => seasonlessFile(fileName) === null)
    .map((file) => ({
      // Some hosts redirect /index.html.
      url: file.fileName === 'index.html' ? '/' : `/${file.fileName}`,
      content: file.type === 'chunk' ? file.code : file.source,
    }))

/** Portraits in a season, which would double the drawings of the copy, and those without a season. */
const substitutesIn = (bundle: Rolldown.OutputBundle): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(bundle).flatMap((fileName) => {
      const plain = seasonlessFile(fileName)
      return plain === null ? [] : [[`/${fileName}`, `/${plain}`]]
    }),
  )

const publicFiles = (folder: string): ReadonlyArray<File> =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => cacheable.test(name))
    .map((name) => ({
      url: `/${name.replaceAll(path.sep, '/')}`,
      content: readFileSync(path.join(folder, name)),
    }))

const versionOf = (files: ReadonlyArray<File>): string => {
  const hash = createHash('sha256')
  for (const { url, content } of files) hash.update(url).update('\0').update(content).update('\0')
  return hash.digest('hex').slice(0, 12)
}
