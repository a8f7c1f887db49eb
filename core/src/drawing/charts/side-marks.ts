import type { SvgNode } from '../pen/svg.js'
import { group, node } from '../pen/svg.js'
import { tones } from '../pen/tones.js'
import type { Point } from './lettering.js'
import { letters } from './lettering.js'

/** The two results of a comparison: told apart by letter and shape, not by colour alone. */
export type Side = 'a' | 'b'

/** The paper-white letters stand on them with a contrast above 7. */
const sideTones: Readonly<Record<Side, string>> = { a: tones.lip, b: tones.night }

const half = 9.5
const rim = 2

/** How far a mark reaches, rim included. */
export const sideMarkRadius = half + rim

/** A disc with an A, or a square with a B. */
export const sideMark = (side: Side, { x, y }: Point): SvgNode => {
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
