import type { SvgNode } from '../pen/svg.js'
import { letters } from '../charts/lettering.js'
import { tones } from '../pen/tones.js'
import { maxLetterWidth } from './card-parts.js'

interface Paragraph {
  readonly text: string
  readonly x: number
  /** Baseline of the first line. */
  readonly y: number
  readonly width: number
  readonly size: number
  /** The text is made smaller until it fits into so many lines. */
  readonly maxLines: number
}

/** A text in lines, broken between words, or between letters of languages without spaces. */
export function paragraph({
  text,
  x,
  y,
  width,
  size,
  maxLines,
}: Paragraph): ReadonlyArray<SvgNode> {
  const parts = partsOf(text)
  const lines = linesOf(parts, width / size)
  if (lines.length > maxLines && size > 1)
    return paragraph({ text, x, y, width, size: size - 0.5, maxLines })
  return lines.map((line, at) =>
    letters(line.trimEnd(), x, y + at * 1.55 * size, {
      ...{ face: 'mincho', size, anchor: 'start', tone: tones.ink },
    }),
  )
}

/** Words with their spaces; letters of Chinese and Japanese with closing punctuation, which does not begin a line. */
const partsOf = (text: string): ReadonlyArray<string> =>
  text
    .replaceAll(/[\u200b\u2060]/g, '')
    .match(
      /[「『（“‘]?[\u3040-\u30ff\u4e00-\u9fff][ー、。」』）”’！？，；：]*|[^\s\u3040-\u30ff\u4e00-\u9fff]+\s*|\s+/g,
    ) ?? []

/** @param width in font sizes */
const linesOf = (parts: ReadonlyArray<string>, width: number): ReadonlyArray<string> => {
  const widthOf = (line: string) =>
    [...line.trimEnd()].reduce((sum, letter) => sum + maxLetterWidth(letter), 0)
  return parts.reduce<ReadonlyArray<string>>((lines, part) => {
    const last = lines.at(-1)
    return last !== undefined && widthOf(last + part) <= width
      ? [...lines.slice(0, -1), last + part]
      : [...lines, part]
  }, [])
}
