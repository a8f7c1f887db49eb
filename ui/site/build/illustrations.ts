import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'
import { patternPicture } from '@kaoiro/drawing/figure'
import type { SvgNode } from '@kaoiro/drawing/pen'
import { shortened, svgText } from '@kaoiro/drawing/pen'
import { samplePicture } from '@kaoiro/drawing/cards'
import { seasonPicture } from '@kaoiro/drawing/scenes'
import { faceTypesOf, genders, seasons } from '@kaoiro/core/diagnosis'
import { illustrationFiles } from '../../src/components/pictures/illustration-files.js'
import { sampleFile } from '../../src/start/sample-file.js'

const scenesFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@kaoiro/drawing/package.json')),
  'scenes',
)

/** Core's large drawings, by file name. */
const drawings = (): Readonly<Record<string, SvgNode>> => ({
  ...Object.fromEntries(
    genders.flatMap((gender) =>
      faceTypesOf(gender).flatMap((type) =>
        [undefined, ...seasons].map((season) => [
          illustrationFiles.pattern(type, gender, season),
          patternPicture(type, gender, season),
        ]),
      ),
    ),
  ),
  ...Object.fromEntries(
    seasons.map((season) => [illustrationFiles.season(season), seasonPicture(season)]),
  ),
})

/** The committed pictures, by file name. */
const scenes = readdirSync(scenesFolder)
  .filter((name) => name.endsWith('.svg'))
  .map((name) => [name, readFileSync(path.join(scenesFolder, name), 'utf8')] as const)

interface Illustrations {
  /** Path of the folder in the build; contains a hash of all drawings, so that the screens know only one name. */
  readonly folder: string
  /** Sources by path in the build. */
  readonly files: ReadonlyMap<string, string>
}

const drawAll = (): Illustrations => {
  const sources = [
    ...scenes,
    ...Object.entries(drawings()).map(
      ([name, drawing]) => [name, shortened(svgText(drawing), 10)] as const,
    ),
    // Shown at half the size and loaded with the first screen: halves save another fifth.
    ...genders.flatMap((gender) =>
      [false, true].map(
        (isStill) =>
          [
            sampleFile(gender, isStill),
            shortened(svgText(samplePicture(gender, isStill)), 2),
          ] as const,
      ),
    ),
  ]
  const hash = createHash('sha256')
  for (const [name, source] of sources) hash.update(`${name}\0${source}\0`)
  const folder = `assets/drawings-${hash.digest('base64url').slice(0, 8)}/`
  return { folder, files: new Map(sources.map(([name, source]) => [folder + name, source])) }
}

/**
 * Writes core's large drawings to files. Inline, each would add 40 kB to a server-rendered page, and milliseconds of
 * rendering on a phone.
 */
export function illustrations(): Plugin {
  const { folder, files } = drawAll()
  return {
    name: 'kaoiro-illustrations',
    config: () => ({ define: { KAOIRO_ILLUSTRATIONS: JSON.stringify(`/${folder}`) } }),
    buildStart() {
      if (this.meta.watchMode) return
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const source = files.get(request.url?.slice(1) ?? '')
        if (source === undefined) next()
        else response.setHeader('content-type', 'image/svg+xml').end(source)
      })
    },
  }
}
