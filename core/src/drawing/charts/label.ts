import type { SvgNode } from '../pen/svg.js'
import { tones } from '../pen/tones.js'
import { letters } from './lettering.js'

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
