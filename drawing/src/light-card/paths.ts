import * as t from 'io-ts'
import type { Modules, Box } from '@kaoiro/core/light-card'

const Glyph = t.readonly(
  t.type({
    /** Width of the letter. */
    advance: t.number,
    /** PDF path operators (m, l, c, h). y points up from the baseline. */
    outline: t.string,
  }),
)

/** Letters as outlines, so that a card works without fonts. The UI's build extracts them (ui/site/build). */
export const CardFont = t.readonly(
  t.type({
    /** Units of the outlines per font size. */
    unitsPerEm: t.number,
    glyphs: t.readonly(t.record(t.string, Glyph)),
  }),
)
export type CardFont = t.TypeOf<typeof CardFont>

/** A line of text. */
export interface PrintedLine {
  readonly text: string
  /** The left edge, the centre or the right edge, depending on the anchor. */
  readonly x: number
  /** Baseline. */
  readonly y: number
  readonly size: number
  readonly anchor: 'start' | 'middle' | 'end'
}

// Operators of PDF content (ISO 32000-1, 8.5). They fill paths with the current colour.

const short = (n: number): string => String(Math.round(n * 1e4) / 1e4)
const operator = (name: string, ...numbers: ReadonlyArray<number>): string =>
  [...numbers.map(short), name].join(' ')

export function filledBox({ x, y, width, height }: Box): string {
  return `${operator('re', x, y, width, height)} f`
}

/** A QR code. One rectangle per run of dark modules, all filled as one path, so that no seams show. */
export function filledCode(modules: Modules, { x, y, width }: Box): string {
  const side = width / modules.length
  const runs = modules.flatMap((row, y) =>
    darkRuns(row).map(([from, to]) => operator('re', from, y, to - from, 1)),
  )
  return scaled(side, side, x, y, [...runs, 'f'])
}

/** Start and end of each run of dark modules. */
const darkRuns = (row: ReadonlyArray<boolean>): ReadonlyArray<readonly [number, number]> => {
  const starts = row.flatMap((dark, at) => (dark && row[at - 1] !== true ? [at] : []))
  return starts.map((from) => {
    const end = row.indexOf(false, from)
    return [from, end < 0 ? row.length : end]
  })
}

const scaled = (
  scaleX: number,
  scaleY: number,
  x: number,
  y: number,
  content: ReadonlyArray<string>,
): string => ['q', operator('cm', scaleX, 0, 0, scaleY, x, y), ...content, 'Q'].join('\n')

/** Width of a text in font sizes. */
export function textWidth({ unitsPerEm, glyphs }: CardFont, text: string): number {
  return [...text].reduce((width, letter) => width + (glyphs[letter]?.advance ?? 0), 0) / unitsPerEm
}

const shares: Readonly<Record<PrintedLine['anchor'], number>> = { start: 0, middle: 0.5, end: 1 }

/** A line of text on a page with y pointing down. Omits letters that the font lacks. */
export function filledLine(font: CardFont, { text, x, y, size, anchor }: PrintedLine): string {
  const scale = size / font.unitsPerEm
  const start = x - shares[anchor] * size * textWidth(font, text)
  const letters = [...text].flatMap((letter) => font.glyphs[letter] ?? [])
  const at = letters.map((_, i) =>
    letters.slice(0, i).reduce((sum, { advance }) => sum + advance, 0),
  )
  return letters
    .map(({ outline }, i) => scaled(scale, -scale, start + scale * (at[i] ?? 0), y, [outline, 'f']))
    .join('\n')
}
