import type { SvgNode } from '../pen/svg.js'
import { group, node } from '../pen/svg.js'
import { tones } from '../pen/tones.js'
import type { Point } from './lettering.js'
import { letters } from './lettering.js'

/** The two results of a comparison, distinguished by letter and shape as well as colour. */
export type Side = 'a' | 'b'

/** Contrast with the white letters is above 7. */
const sideTones: Readonly<Record<Side, string>> = { a: tones.lip, b: tones.night }

const half = 9.5
const rim = 2

/** Radius of a mark including its rim. */
export const sideMarkRadius = half + rim

/** A disc labelled A, or a square labelled B. */
export function sideMark(side: Side, { x, y }: Point): SvgNode {
  const look = { fill: sideTones[side], stroke: tones.ground, 'stroke-width': rim }
  const shape =
    side === 'a'
      ? node('circle', { ...look, cx: x, cy: y, r: half })
      : node('rect', { ...look, x: x - half, y: y - half, width: 2 * half, height: 2 * half })
  return group([
    shape,
    letters(side.toUpperCase(), x, y + 4.5, { face: 'mincho', size: 12.5, tone: tones.paper }),
  ])
}
