import type { SvgNode } from '../pen/svg.js'
import { node } from '../pen/svg.js'
import { tones } from '../pen/tones.js'

/** System fonts, as the screens name them: a drawing is also read alone, as an image. */
const mincho =
  "'Hiragino Mincho ProN', 'Yu Mincho', YuMincho, 'Noto Serif JP', 'Noto Serif CJK JP', serif"
const gothic =
  "'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'Yu Gothic', Meiryo, sans-serif"

interface Lettering {
  readonly face: 'mincho' | 'gothic'
  readonly size: number
  readonly tone?: string
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly spacing?: number
  /** A rim of the ground's colour, so that letters stay legible over a drawing. */
  readonly rim?: string
}

/** One line of text whose baseline begins, is centred or ends at a point. */
export const letters = (
  text: string,
  x: number,
  y: number,
  { face, size, tone = tones.ink, anchor = 'middle', spacing = 0, rim }: Lettering,
): SvgNode =>
  node(
    'text',
    {
      // Spacing follows every letter, the last one too: half of it brings the line back.
      x: anchor === 'middle' ? x + spacing / 2 : x,
      y,
      'font-family': face === 'mincho' ? mincho : gothic,
      'font-size': size,
      'font-weight': face === 'mincho' ? 500 : 400,
      'text-anchor': anchor,
      fill: tone,
      ...(spacing !== 0 && { 'letter-spacing': spacing }),
      ...(rim !== undefined && {
        stroke: rim,
        'stroke-width': 3,
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
      }),
    },
    [text],
  )

export interface Point {
  readonly x: number
  readonly y: number
}

/** A line of text that is centred at a point of its baseline. */
export interface Label extends Point {
  readonly text: string
  readonly face: 'mincho' | 'gothic'
  readonly size: number
  readonly tone: string
}

export const lettering = ({ text, x, y, ...look }: Label): SvgNode =>
  letters(text, x, y, { ...look, rim: tones.ground })

/** About as wide as it is set: a Japanese letter is as wide as high, a Latin one 0.6 of that. */
export const widthOf = ({ text, size }: Pick<Label, 'text' | 'size'>): number =>
  [...text].reduce((width, letter) => width + (letter > '\u2fff' ? size : 0.6 * size), 0)

/** How far two labels are from covering each other: from 1 they do not, and at 0 they stand in one place. */
export const clearance = (a: Label, b: Label): number =>
  Math.max(
    (2 * Math.abs(a.x - b.x)) / (widthOf(a) + widthOf(b)),
    (2 * Math.abs(a.y - b.y)) / (a.size + b.size),
  )

/** A label moved along its line so that all of it is in a drawing of this width. */
export const within =
  (width: number) =>
  (label: Label): Label => {
    const reach = widthOf(label) / 2
    return { ...label, x: Math.min(width - reach, Math.max(reach, label.x)) }
  }

export interface Disc extends Point {
  readonly radius: number
}

/** A label moved along its line until a disc does not touch it; it stays if that is beyond `limit`. */
export const asideOf =
  ({ x, y, radius }: Disc, limit: number) =>
  (label: Label): Label => {
    // Letters reach from a little below the baseline to three quarters of their size above it.
    const above = Math.abs(label.y - 0.35 * label.size - y)
    const overlap = radius + widthOf(label) / 2 - Math.abs(label.x - x)
    const touches = above < radius + label.size / 2 && overlap > 0
    return touches && overlap <= limit
      ? { ...label, x: label.x + (x > label.x ? -overlap : overlap) }
      : label
  }

/** Of some places for a label, the first that covers none of the others, else the one that covers least. */
export const freest = (
  places: readonly [Label, ...ReadonlyArray<Label>],
  others: ReadonlyArray<Label>,
): Label => {
  const room = (place: Label) => Math.min(...others.map((other) => clearance(place, other)))
  return (
    places.find((place) => room(place) >= 1) ??
    places.reduce((best, place) => (room(place) > room(best) ? place : best))
  )
}
