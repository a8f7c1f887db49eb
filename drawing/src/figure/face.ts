import type { Complexion, Skin } from './complexion.js'
import type { FaceShape } from './face-shape.js'
import { faceLineRun } from './face-shape.js'
import type { Run } from '../pen/geometry.js'
import { mirrored, moved, reversed, through, between } from '../pen/geometry.js'
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

export function ears(shape: FaceShape, skin: Skin): SvgNode {
  const ear = earRun(shape)
  return group(
    [ear, mirrored(ear)].flatMap((run) => [
      washed(skin.tone, [run]),
      inked(run, 1),
      inked(moved(run.slice(1, 4), run === ear ? -2.4 : 2.4, 3.4), 0.7, trailing, skin.line),
    ]),
  )
}

/** Light at the temple, heavy at the jaw, lifted at the chin. */
const contour: Pressure = (t) => 0.25 + 0.75 * Math.sin(Math.PI * t ** 1.4) ** 0.8

/** The face without its features: skin, blush and face line. */
export function face(shape: FaceShape, { skin, makeUp }: Complexion): SvgNode {
  const right = faceLineRun(shape)
  const whole = [...right, ...reversed(mirrored(right)).slice(1)]
  // Light comes from the left, so only the right side is shaded.
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
    washed(skin.tone, [[...whole, ...skull.slice(1)]]),
    washed(skin.shade, [right.slice(1), shade]),
    ...(makeUp === null
      ? []
      : [flush, mirrored(flush)].map((run) => washed(makeUp.cheek, [run], 0.17))),
    inked([...right.slice(1), [-3, shape.chinY - 0.1]], 1.5, contour),
    inked([...mirrored(right.slice(1)), [2, shape.chinY]], 1.05, contour),
  ])
}

/** Half the width of the mouth. */
export function mouthHalf({ features, gender }: FaceShape): number {
  return between(17, 10.2, features.lips) + (gender === 'MEN' ? 1.5 : 0)
}

/** Mirrors a run that starts on the axis, and joins both halves from left to right. */
const bothHalves = (right: Run): Run => [...reversed(mirrored(right)).slice(0, -1), ...right]

export function mouth(shape: FaceShape, { skin, makeUp }: Complexion): SvgNode {
  const y = shape.mouthY
  const half = mouthHalf(shape)
  const man = shape.gender === 'MEN'
  const tone = makeUp?.lip ?? skin.lip
  const upper = between(3.6, 4.6, shape.features.lips) - (man ? 1.4 : 0)
  const lower = between(4.8, 6, shape.features.lips) - (man ? 1.6 : 0)
  const corner = y - 2 - 1.8 * shape.smile
  const line = bothHalves(
    through`0 ${y + 0.8 + 0.5 * shape.smile}, ${half * 0.22} ${y + 0.2 + 0.3 * shape.smile},
      ${half * 0.6} ${y + 0.2 - 0.4 * shape.smile}, ${half} ${corner}`,
  )
  const bow = bothHalves(
    through`0 ${y - upper * 0.7}, ${half * 0.22} ${y - upper},
      ${half * 0.58} ${y - upper * 0.62}, ${half} ${corner}`,
  )
  const under = bothHalves(
    through`0 ${y + lower}, ${half * 0.36} ${y + lower * 0.94},
      ${half * 0.72} ${y + lower * 0.48}, ${half * 0.96} ${corner + 0.4}`,
  )
  return group([
    washed(tone, [line, reversed(under)], makeUp === null ? 0.55 : 1),
    washed(tone, [line, reversed(bow)], makeUp === null ? 0.85 : 1),
    // The upper lip is in shadow.
    ...(makeUp === null ? [] : [washed(tones.ink, [line, reversed(bow)], 0.22)]),
    inked(line, 1.1),
    inked(
      through`${-half * 0.26} ${y + lower + 3}, 0 ${y + lower + 3.8},
        ${half * 0.34} ${y + lower + 2.8}`,
      0.8,
      undefined,
      skin.faint,
    ),
  ])
}

/** Nostrils, underside of the tip, and the shaded side of the bridge. */
export function nose(shape: FaceShape, skin: Skin): SvgNode {
  const { noseY: y, eyeY, gender } = shape
  const half = gender === 'MEN' ? 6.6 : 5.4
  const nostril: Run = through`${half - 3.4} ${y + 0.6}, ${half - 1} ${y - 0.6},
    ${half + 0.8} ${y - 2.4}`
  return group([
    inked(through`7 ${eyeY - 9}, 5 ${eyeY - 2}, 4.4 ${eyeY + 8}`, 0.9, trailing, skin.faint),
    inked(
      through`${half + 2} ${y - 6}, ${half + 3} ${y - 3.4}, ${half + 1.6} ${y - 1}`,
      0.8,
      undefined,
      skin.line,
    ),
    inked(nostril, 1),
    inked(mirrored(nostril), 1),
    inked(through`-2.4 ${y + 1.6}, 0 ${y + 2.2}, 2.6 ${y + 1.5}`, 0.9, undefined, skin.line),
  ])
}
