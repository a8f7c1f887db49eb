import type { SvgNode } from '../pen/svg.js'
import { node } from '../pen/svg.js'
import { families } from '../pen/families.js'
import { tones } from '../pen/tones.js'

interface Lettering {
  readonly face: 'mincho' | 'gothic'
  readonly size: number
  readonly tone?: string
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly spacing?: number
  /** Colour of an outline that keeps text legible over a drawing. */
  readonly rim?: string
}

/** A line of text, anchored at a point of its baseline. */
export function letters(
  text: string,
  x: number,
  y: number,
  { face, size, tone = tones.ink, anchor = 'middle', spacing = 0, rim }: Lettering,
): SvgNode {
  return node(
    'text',
    {
      // SVG also adds letter spacing after the last letter. Moving the text by half of it centres the text again.
      x: anchor === 'middle' ? x + spacing / 2 : x,
      y,
      // A drawing can also be viewed as a standalone image.
      'font-family': families[face],
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
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** A line of text centred on a point of its baseline. */
export interface Label extends Point {
  readonly text: string
  readonly face: 'mincho' | 'gothic'
  readonly size: number
  readonly tone: string
}

export function lettering({ text, x, y, ...look }: Label): SvgNode {
  return letters(text, x, y, { ...look, rim: tones.ground })
}

/** Approximate width of a label: Japanese letters are as wide as high, Latin ones 0.6 of that. */
export function widthOf({ text, size }: Pick<Label, 'text' | 'size'>): number {
  return [...text].reduce((width, letter) => width + (letter > '\u2fff' ? size : 0.6 * size), 0)
}

/** Distance between two labels: 1 or more means they do not overlap, 0 that they coincide. */
export function clearance(a: Label, b: Label): number {
  return Math.max(
    (2 * Math.abs(a.x - b.x)) / (widthOf(a) + widthOf(b)),
    (2 * Math.abs(a.y - b.y)) / (a.size + b.size),
  )
}

/** Shifts a label horizontally so that it fits into a drawing of this width. */
export const within =
  (width: number) =>
  (label: Label): Label => {
    const reach = widthOf(label) / 2
    return { ...label, x: Math.min(width - reach, Math.max(reach, label.x)) }
  }

export interface Disc extends Point {
  readonly radius: number
}

/** Shifts a label horizontally until it clears a disc; unchanged if that takes more than `limit`. */
export const asideOf =
  ({ x, y, radius }: Disc, limit: number) =>
  (label: Label): Label => {
    // Letters extend from slightly below the baseline to three quarters of their size above it.
    const above = Math.abs(label.y - 0.35 * label.size - y)
    const overlap = radius + widthOf(label) / 2 - Math.abs(label.x - x)
    const touches = above < radius + label.size / 2 && overlap > 0
    return touches && overlap <= limit
      ? { ...label, x: label.x + (x > label.x ? -overlap : overlap) }
      : label
  }

/** The first position that does not overlap other labels, otherwise the one that overlaps least. */
export function freest(
  places: readonly [Label, ...ReadonlyArray<Label>],
  others: ReadonlyArray<Label>,
): Label {
  const room = (place: Label) => Math.min(...others.map((other) => clearance(place, other)))
  return (
    places.find((place) => room(place) >= 1) ??
    places.reduce((best, place) => (room(place) > room(best) ? place : best))
  )
}
