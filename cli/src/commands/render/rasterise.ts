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
const drawSpecimens = (
  rasterise: Rasterise,
  specimens: ReadonlyArray<Specimen>,
): ReadonlyArray<Buffer> => {
  const drawn = rasterise(svgText(column(specimens)), 1)
  return specimens.map((_, row) => cellOf(drawn, row))
}

const isBlank = (pixels: Buffer): boolean => pixels.every((value) => value === 0)

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
export async function loadRasteriser(font: Fonts = { loadSystemFonts: true }): Promise<Rasterise> {
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

/** Common fonts for the generic families of CSS. */
const generic: Readonly<Record<string, ReadonlyArray<string>>> = {
  serif: ['DejaVu Serif', 'Liberation Serif', 'Times New Roman'],
  'sans-serif': ['DejaVu Sans', 'Liberation Sans', 'Arial'],
}

/** A text that looks different in almost every font, and the name of a font that does not exist. */
const specimen = { text: 'Rg&5', noFont: 'Kaoiro No Such Font' } as const

/** Replaces each list of fonts by its first installed font, because resvg uses only the first name. */
export function withInstalledFonts(rasterise: Rasterise) {
  return (drawing: SvgNode): SvgNode => {
    const candidates = [...new Set(familyListsIn(drawing).flatMap(namesIn))]
    const [unknown, ...drawn] = drawSpecimens(
      rasterise,
      [specimen.noFont, ...candidates].map((family) => ({ text: specimen.text, family })),
    )
    const installed = candidates.filter((_, at) => unknown && !drawn[at]?.equals(unknown))
    return withFamilies(
      (list) => namesIn(list).find((name) => installed.includes(name)) ?? specimen.noFont,
    )(drawing)
  }
}

const familyListsIn = ({ attributes, children }: SvgNode): ReadonlyArray<string> => [
  ...('font-family' in attributes ? [String(attributes['font-family'])] : []),
  ...children.flatMap((child) => (typeof child === 'string' ? [] : familyListsIn(child))),
]

const namesIn = (list: string): ReadonlyArray<string> =>
  list
    .split(',')
    .map((name) => name.trim().replace(/^'(.*)'$/, '$1'))
    .flatMap((name) => generic[name] ?? [name])

const withFamilies =
  (chosen: (list: string) => string) =>
  ({ tag, attributes, children }: SvgNode): SvgNode => ({
    tag,
    attributes:
      'font-family' in attributes
        ? { ...attributes, 'font-family': `'${chosen(String(attributes['font-family']))}'` }
        : attributes,
    children: children.map((child) =>
      typeof child === 'string' ? child : withFamilies(chosen)(child),
    ),
  })

/** A private-use code point that no font contains. */
const undrawn = '\u{10FFFD}'

/** Characters that may be invisible: spaces, marks and control characters. */
const invisible = /[\p{Z}\p{Cc}\p{Cf}\p{M}]/u

/**
 * The letters of a drawing that are missing in all installed fonts, without duplicates. resvg would draw empty boxes
 * or nothing for them, without an error.
 */
export function missingLetters(rasterise: Rasterise) {
  return (drawing: SvgNode): ReadonlyArray<string> => {
    const letters = distinct(lettersOf(drawing))
    const families = [...new Set(letters.map(({ family }) => family))]
    const boxes = families.map((family) => ({ text: undrawn, family }))
    const drawn = drawSpecimens(rasterise, [...boxes, ...letters])
    const isMissing = ({ family }: Specimen, at: number): boolean => {
      const letter = drawn[boxes.length + at]
      const box = drawn[families.indexOf(family)]
      return letter === undefined || isBlank(letter) || (box !== undefined && letter.equals(box))
    }
    return [...new Set(letters.filter(isMissing).map(({ text }) => text))]
  }
}

const lettersOf = ({ attributes, children }: SvgNode): ReadonlyArray<Specimen> =>
  children.flatMap((child) =>
    typeof child === 'string'
      ? [...child].filter(isVisible).map((text) => ({ text, family: familyOf(attributes) }))
      : lettersOf(child),
  )

const isVisible = (letter: string): boolean => !invisible.test(letter)

const familyOf = (attributes: SvgNode['attributes']): string =>
  String(attributes['font-family'] ?? 'sans-serif')

const distinct = (letters: ReadonlyArray<Specimen>): ReadonlyArray<Specimen> => [
  ...new Map(letters.map((each) => [`${each.text}${each.family}`, each])).values(),
]
