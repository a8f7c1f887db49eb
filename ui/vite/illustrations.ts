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

/** Core's large drawings by the names under which the screens know them (src/env.d.ts). */
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
  /** In the build; it holds a hash of the drawing. */
  readonly fileName: string
  readonly source: string
}

const drawAll = (): ReadonlyArray<Illustration> =>
  Object.entries(drawings()).map(([name, drawing]) => {
    const source = shortened(svgText(drawing))
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
    return { name, fileName: `assets/${name.toLowerCase()}-${hash}.svg`, source }
  })

/** Coordinates of paths to a tenth of a unit, of which a phone shows two pixels at most: a quarter less to load. */
const shortened = (svg: string): string =>
  svg.replace(/ d="[^"]*"/g, (path) =>
    path.replace(/-?\d+\.\d{2,}/g, (number) => String(Number(Number(number).toFixed(1)))),
  )

/**
 * Draws core's large drawings into files. In the page they would be 40 kB each: too much for a page that
 * a server draws, and milliseconds for a phone that draws them itself.
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
