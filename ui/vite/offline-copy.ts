import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import { screenPattern } from '@kaoiro/core/pages'
import type { SiteBuild } from '../src/server/site-build.js'
import { seasonlessFile } from '../src/components/pictures/illustration-files.js'

/** Files of the offline copy: code, styles and drawings, without photographs. */
const cacheable = /\.(js|css|svg)$/

/** Excluded: the analysis worker caches itself and its models on first use (ui/src/device/worker). */
const analysisWorker = /^assets\/analysis-worker-/

interface File {
  /** Path on the site. */
  readonly url: string
  readonly content: string | Uint8Array
}

/** Builds the service worker as `sw.js`, at the root of the site, because it controls only its own folder. */
export const offlineCopy = (worker: string): Plugin => ({
  name: 'kaoiro-offline-copy',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: worker, fileName: 'sw.js' })
  },
})

/**
 * The part of the service worker's copy that is the same for all stores. The version is a hash of the files' content, so
 * that a deployment without changes keeps the visitor's copy.
 */
export const copyOf = (bundle: Rolldown.OutputBundle): SiteBuild['copy'] => {
  const script = bundle['sw.js']
  if (script?.type !== 'chunk') throw new Error('the service worker was not built')
  // A module that the app contains too is split off.
  if (script.imports.length > 0) throw new Error('the service worker cannot import modules')
  const files = builtFiles(bundle)
  return {
    version: versionOf(files),
    files: files.map(({ url }) => url),
    substitutes: substitutesIn(bundle),
    screens: screenPattern().source,
  }
}

const builtFiles = (bundle: Rolldown.OutputBundle): ReadonlyArray<File> =>
  Object.values(bundle)
    .filter(({ fileName }) => cacheable.test(fileName) && fileName !== 'sw.js')
    .filter(({ fileName }) => !analysisWorker.test(fileName))
    .filter(({ fileName }) => seasonlessFile(fileName) === null)
    .map((file) => ({
      url: `/${file.fileName}`,
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

const versionOf = (files: ReadonlyArray<File>): string => {
  const hash = createHash('sha256')
  for (const { url, content } of files) hash.update(url).update('\0').update(content).update('\0')
  return hash.digest('hex').slice(0, 12)
}
