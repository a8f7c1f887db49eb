import type { SvgNode } from '../pen/svg.js'
import { letters } from '../charts/lettering.js'
import { tones } from '../pen/tones.js'

/** Of Latin letters: the widest of each set, to its size. Of all others, the widest of the font. */
const widths: ReadonlyArray<readonly [RegExp, number]> = [
  [/[ijl .,:;'!|-]/, 0.35],
  [/[frt]/, 0.47],
  [/[aceosvxyz]/, 0.59],
  [/[bdghknpqu0-9]/, 0.65],
  [/w/, 0.82],
  [/[A-LN-VX-Z]/, 0.89],
]

/**
 * No letter of the cards' font, Shippori Mincho, is wider, to its size. A test of the build holds this against
 * the font (ui/test/vite).
 */
export const maxLetterWidth = (letter: string): number =>
  letter > '\u2fff' ? 1 : (widths.find(([letters]) => letters.test(letter))?.[1] ?? 1.25)

export interface Line {
  readonly text: string
  readonly x: number
  /** Of the baseline. */
  readonly y: number
  /** Of the letters, if there is room. */
  readonly size: number
  readonly spacing?: number
  /** The line is set smaller, if it must be, to be no wider. */
  readonly room: number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly tone?: string
}

/** A line of letters in its room. */
export const fitted = ({ room, size, ...line }: Line): SvgNode => {
  const scale = Math.min(1, room / maxWidth({ ...line, size }))
  return letters(line.text, line.x, line.y, {
    face: 'mincho',
    size: scale * size,
    anchor: line.anchor ?? 'start',
    tone: line.tone ?? tones.ink,
    spacing: scale * (line.spacing ?? 0),
  })
}

const maxWidth = ({ text, size, spacing = 0 }: Pick<Line, 'text' | 'size' | 'spacing'>): number =>
  [...text].reduce((width, letter) => width + maxLetterWidth(letter) * size + spacing, 0)
