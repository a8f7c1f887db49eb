import type { SvgNode } from '../svg.js'
import { tones } from '../tones.js'
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
