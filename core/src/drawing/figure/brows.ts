import type { FaceShape } from './face-shape.js'
import type { Point, Run } from '../pen/geometry.js'
import { between, mirrored } from '../pen/geometry.js'
import type { Pressure } from '../pen/pen.js'
import { inked } from '../pen/pen.js'
import type { SvgNode } from '../pen/svg.js'
import { group } from '../pen/svg.js'
import { tones } from '../pen/tones.js'

/** How far the brow's peak stands above the line of its ends. */
export const browArch = ({ features, gender }: FaceShape): number =>
  between(gender === 'MEN' ? 4.2 : 5.2, 0.5, features.brows)

/** The right brow, from its inner end to its tail. */
export const browRun = (shape: FaceShape): Run => {
  const arch = browArch(shape)
  const from = 10
  const to = between(36, 37.5, shape.features.brows)
  const y = shape.browY + arch * 0.5
  const at = (t: number, rise: number, fall: number): Point => [
    from + (to - from) * t,
    y - arch * rise + fall,
  ]
  const fall = between(2.6, -1.8, shape.features.brows)
  return [
    at(0, 0.2, 0),
    at(0.32, 0.74, 0),
    at(0.6, 1, 0),
    at(0.82, 0.7, fall * 0.5),
    at(1, 0, fall),
  ]
}

/** Soft at the inner end, full before the peak, fine at the tail. */
const browPressure: Pressure = (t) => Math.min(1, 0.42 + 2 * t) * (1 - 0.92 * t ** 1.9)

export const brows = (shape: FaceShape): SvgNode => {
  const run = browRun(shape)
  const width = (shape.gender === 'MEN' ? 4.9 : 2.9) + 0.7 * shape.features.brows
  return group([mirrored(run), run].map((side) => inked(side, width, browPressure, tones.brow)))
}
