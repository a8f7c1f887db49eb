import type { SvgNode } from '../pen/svg.js'
import { group, node } from '../pen/svg.js'
import { tones } from '../pen/tones.js'
import type { Label, Point } from './label.js'
import { widthOf } from './label.js'

const ring = { radius: 9, rim: 2 } as const

/** The whole mark: its ring, and the clear rim that sets it off. */
export const markRadius = ring.radius + ring.rim

export const markAt = ({ x, y }: Point): SvgNode =>
  group([
    node('circle', {
      cx: x,
      cy: y,
      r: ring.radius,
      stroke: tones.ground,
      'stroke-width': 2 * ring.rim,
    }),
    node('circle', { cx: x, cy: y, r: ring.radius, stroke: tones.lip, 'stroke-width': 1.25 }),
    node('circle', { cx: x, cy: y, r: 4, fill: tones.lip }),
  ])

/** Where the mark's label may stand, the best place first. */
export const markLabels = (
  { x, y }: Point,
  text: string,
  onMap: (label: Label) => Label,
): readonly [Label, ...ReadonlyArray<Label>] => {
  const look = { text, face: 'mincho', size: 12, tone: tones.lip } as const
  const at = (dx: number, dy: number) => onMap({ ...look, x: x + dx, y: y + dy })
  const beside = 14 + widthOf(look) / 2
  return [at(0, -14), at(0, 24), at(beside, 4), at(-beside, 4), at(beside, -10), at(-beside, -10)]
}
