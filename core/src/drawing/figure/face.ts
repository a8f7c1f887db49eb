import type { FaceShape } from './face-shape.js'
import { faceLineRun } from './face-shape.js'
import type { Run } from '../pen/geometry.js'
import { mirrored, moved, reversed, through } from '../pen/geometry.js'
import type { Pressure } from '../pen/pen.js'
import { inked, trailing, washed } from '../pen/pen.js'
import type { SvgNode } from '../pen/svg.js'
import { group } from '../pen/svg.js'
import { tones } from '../pen/tones.js'

const skull: Run = through`-44 82, -36 64, 0 54, 36 64, 44 82`

const earRun = (shape: FaceShape): Run => {
  const x = shape.cheek - 1
  const y = shape.eyeY - 3
  return moved(through`-0.5 1, 4 -4, 8 1, 6.5 13, 3 22, -2 23`, x, y)
}

export const ears = (shape: FaceShape): SvgNode => {
  const ear = earRun(shape)
  return group(
    [ear, mirrored(ear)].flatMap((run) => [
      washed(tones.skin, [run]),
      inked(run, 1),
      inked(moved(run.slice(1, 4), run === ear ? -2.4 : 2.4, 3.4), 0.7, trailing, tones.inkSoft),
    ]),
  )
}

/** Light at the temple, weight at the jaw, lifted at the chin. */
const contour: Pressure = (t) => 0.25 + 0.75 * Math.sin(Math.PI * t ** 1.4) ** 0.8

/** The face itself without its features: the wash, the cheeks' blush and the face line. */
export const face = (shape: FaceShape): SvgNode => {
  const right = faceLineRun(shape)
  const whole = [...right, ...reversed(mirrored(right)).slice(1)]
  // The light falls from the left: the wash lies along the right of the face only.
  const shade: Run = [
    [0, shape.chinY],
    [shape.chin * 0.7, shape.chinY - 9],
    [shape.jaw - 9, shape.jawY - 2],
    [shape.cheek - 9, shape.cheekY + 12],
    [shape.cheek - 5, shape.cheekY - 6],
    [shape.temple + 0.8, 98],
  ]
  const blushY = (shape.eyeY + shape.mouthY) / 2
  const flush = moved(through`-5 -6, -13 -2, -25 6.5, -13 6, -5 -6`, shape.cheek, blushY)
  return group([
    washed(tones.skin, [[...whole, ...skull.slice(1)]]),
    washed(tones.skinShade, [right.slice(1), shade]),
    ...(shape.bare ? [] : [flush, mirrored(flush)]).map((run) => washed(tones.blush, [run], 0.26)),
    inked([...right.slice(1), [-3, shape.chinY - 0.1]], 1.5, contour),
    inked([...mirrored(right.slice(1)), [2, shape.chinY]], 1.05, contour),
  ])
}
