import type { SvgNode } from '@kaoiro/drawing/pen'
import { node, picture, svgText } from '@kaoiro/drawing/pen'
import type { ResvgRenderOptions } from '@resvg/resvg-js'

/** A short text and its font. */
export interface Specimen {
  readonly text: string
  readonly family: string
}

/** Size of a specimen's cell, and the text's place in it, in pixels. Equal places make cells comparable. */
const cell = { width: 96, height: 48, x: 8, baseline: 32, size: 24 } as const

/** Returns the pixels of each specimen. Draws them in one picture, because each picture reads all fonts again. */
export const drawSpecimens = (
  rasterise: Rasterise,
  specimens: ReadonlyArray<Specimen>,
): ReadonlyArray<Buffer> => {
  const drawn = rasterise(svgText(column(specimens)), 1)
  return specimens.map((_, row) => cellOf(drawn, row))
}

export const isBlank = (pixels: Buffer): boolean => pixels.every((value) => value === 0)

const column = (specimens: ReadonlyArray<Specimen>): SvgNode => {
  const size = { width: cell.width, height: Math.max(specimens.length, 1) * cell.height }
  const { tag, attributes, children } = picture(size.width, size.height, [
    node('text', { 'font-size': cell.size, fill: '#000' }, specimens.map(inRow)),
  ])
  return node(tag, { ...attributes, ...size }, children)
}

const inRow = ({ text, family }: Specimen, row: number): SvgNode =>
  node('tspan', { x: cell.x, y: row * cell.height + cell.baseline, 'font-family': family }, [text])

const cellOf = ({ pixels }: Raster, row: number): Buffer => {
  const bytes = 4 * cell.width * cell.height
  return Buffer.from(pixels.subarray(row * bytes, (row + 1) * bytes))
}

interface Raster {
  readonly width: number
  readonly height: number
  /** RGBA. */
  readonly pixels: Uint8Array
  readonly png: () => Uint8Array
}

/** Draws SVG source at `scale` pixels per unit. */
export type Rasterise = (svg: string, scale: number) => Raster

type Fonts = NonNullable<ResvgRenderOptions['font']>

/** Loads the rasteriser. Rejects if it is not available for this platform. */
export const loadRasteriser = async (
  font: Fonts = { loadSystemFonts: true },
): Promise<Rasterise> => {
  const { Resvg } = await import('@resvg/resvg-js')
  return (svg, scale) => {
    const image = new Resvg(svg, { font, fitTo: { mode: 'zoom', value: scale } }).render()
    return {
      width: image.width,
      height: image.height,
      pixels: image.pixels,
      png: () => image.asPng(),
    }
  }
}
