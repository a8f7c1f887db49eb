import type { Point, Run } from '../pen/geometry.js'
import { mirrored, moved, reversed, through } from '../pen/geometry.js'
import { inked, swelling, trailing, washed } from '../pen/pen.js'
import type { SvgNode } from '../pen/svg.js'
import { tones } from '../pen/tones.js'

/** Position, size and clockwise rotation in degrees of a part that is drawn upright at the origin. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly size: number
}

/** Transforms a run; `lean` compresses it vertically, like a flower seen from the side. */
export function placed(run: Run, { x, y, turn, size }: Place, lean = 1): Run {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return run.map(([px, py]): Point => {
    const [sx, sy] = [px * size, py * size * lean]
    return [x + sx * cos - sy * sin, y + sx * sin + sy * cos]
  })
}

/** Transforms a part that is turned around a flower's centre before the flower is placed. */
export const turned = (run: Run, turn: number, place: Place, lean: number): Run =>
  placed(placed(run, { x: 0, y: 0, turn, size: 1 }), place, lean)

/** A shape from its right half, which runs from the base (0, 0) up to the tip. */
export const halves = (right: Run): ReadonlyArray<Run> => [right, reversed(mirrored(right))]

/** Transforms a shape, given its right half. */
export const shape = (right: Run, place: Place, lean = 1): ReadonlyArray<Run> =>
  halves(right).map((run) => placed(run, place, lean))

/** Fills with a slight offset from the outline, like a colour print. */
export function laid(tone: string, runs: ReadonlyArray<Run>, opacity = 1): SvgNode {
  return washed(
    tone,
    runs.map((run) => moved(run, 1.4, 1.2)),
    opacity,
  )
}

/** Thin outlines. */
export function outlined(runs: ReadonlyArray<Run>, width = 0.9, tone: string = tones.ink) {
  return runs.map((run) => inked(run, width, swelling, tone))
}

/** A filled shape with its outline. */
export const filled = (tone: string, sides: ReadonlyArray<Run>, width = 0.85, ink?: string) => [
  laid(tone, sides),
  ...outlined(sides, width, ink),
]

export function veins(runs: ReadonlyArray<Run>, tone: string = tones.inkSoft) {
  return runs.map((run) => inked(run, 0.65, trailing, tone))
}

/** A plain pointed leaf of length 1 with its ribs. */
const leafRight: Run = through`0 0, 0.2 -0.22, 0.25 -0.5, 0.14 -0.8, 0 -1`

export function leaf(place: Place, tone: string, ink: string = tones.ink): ReadonlyArray<SvgNode> {
  const ribs: ReadonlyArray<Run> = [
    through`0 0.12, 0.02 -0.4, 0 -0.94`,
    through`0.01 -0.3, 0.1 -0.42, 0.17 -0.54`,
    through`0.01 -0.5, -0.08 -0.6, -0.14 -0.7`,
  ]
  return [
    ...filled(tone, shape(leafRight, place), 0.85, ink),
    ...veins(
      ribs.map((run) => placed(run, place)),
      ink,
    ),
  ]
}

/** Equally spaced rotations around a centre, in degrees. */
export function around(count: number, start: number): ReadonlyArray<number> {
  return Array.from({ length: count }, (_, i) => start + (360 / count) * i)
}
