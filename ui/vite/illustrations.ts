import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { patternPicture } from '@kaoiro/core/drawing/figure/face-drawing'
import type { SvgNode } from '@kaoiro/core/drawing/pen/svg'
import { svgText } from '@kaoiro/core/drawing/pen/svg'
import { counsellingPicture } from '@kaoiro/core/drawing/scenes/counselling-drawing'
import { seasonPicture } from '@kaoiro/core/drawing/scenes/season-drawing'
import { faceTypesOf } from '@kaoiro/core/diagnosis/face-type'
import { genders } from '@kaoiro/core/diagnosis/gender'
import { seasons } from '@kaoiro/core/diagnosis/season'

/** Core's large drawings, by their names in the screens (src/env.d.ts). */
const drawings = (): Readonly<Record<string, SvgNode>> => ({
  ...Object.fromEntries(
    genders.flatMap((gender) =>
      faceTypesOf(gender).map((type) => [`${gender}-${type}`, patternPicture(type, gender)]),
    ),
  ),
  ...Object.fromEntries(seasons.map((season) => [season, seasonPicture(season)])),
  counselling: counsellingPicture(),
})

interface Illustration {
  readonly name: string
  /** Path in the build; contains a hash of the drawing. */
  readonly fileName: string
  readonly source: string
}

const drawAll = (): ReadonlyArray<Illustration> =>
  Object.entries(drawings()).map(([name, drawing]) => {
    const source = shortened(svgText(drawing))
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
    return { name, fileName: `assets/${name.toLowerCase()}-${hash}.svg`, source }
  })

/** Rounds path coordinates to tenths, which saves a quarter of the size. The error on a phone is at most 0.2 pixels. */
const shortened = (svg: string): string =>
  svg.replace(/ d="[^"]*"/g, (path) =>
    path.replace(/-?\d+\.\d{2,}/g, (number) => String(Number(Number(number).toFixed(1)))),
  )

/**
 * Writes core's large drawings to files. Inline, each would add 40 kB to a server-rendered page, and milliseconds of
 * rendering on a phone.
 */
export const illustrations = (): Plugin => {
  const all = drawAll()
  const addresses = Object.fromEntries(all.map(({ name, fileName }) => [name, `/${fileName}`]))
  return {
    name: 'kaoiro-illustrations',
    config: () => ({ define: { KAOIRO_ILLUSTRATIONS: JSON.stringify(addresses) } }),
    buildStart() {
      if (this.meta.watchMode) return
      for (const { fileName, source } of all) this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const drawn = all.find(({ fileName }) => `/${fileName}` === request.url)
        if (drawn === undefined) next()
        else response.setHeader('content-type', 'image/svg+xml').end(drawn.source)
      })
    },
  }
}
