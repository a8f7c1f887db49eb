import type { FaceShape } from './face-shape.js'
import type { Run } from '../pen/geometry.js'
import { between, mirrored, reversed, through } from '../pen/geometry.js'
import { inked, trailing, washed } from '../pen/pen.js'
import type { SvgNode } from '../pen/svg.js'
import { group } from '../pen/svg.js'
import { tones } from '../pen/tones.js'

/** Half of the mouth's width. */
export const mouthHalf = ({ features, gender }: FaceShape): number =>
  between(17, 10.2, features.lips) + (gender === 'MEN' ? 1.5 : 0)

/** Both halves of a run that starts on the axis, as one run from left to right. */
const bothHalves = (right: Run): Run => [...reversed(mirrored(right)).slice(0, -1), ...right]

export const mouth = (shape: FaceShape): SvgNode => {
  const y = shape.mouthY
  const half = mouthHalf(shape)
  const { bare } = shape
  const man = shape.gender === 'MEN'
  const upper = between(3.6, 4.6, shape.features.lips) - (man ? 1.4 : 0)
  const lower = between(4.8, 6, shape.features.lips) - (man ? 1.6 : 0)
  const corner = y - 2
  const line = bothHalves(
    through`0 ${y + 0.8}, ${half * 0.22} ${y + 0.2}, ${half * 0.6} ${y + 0.2}, ${half} ${corner}`,
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
    washed(bare ? tones.lipBare : tones.lipSoft, [line, reversed(under)], bare ? 0.55 : 1),
    washed(bare ? tones.lipBare : tones.lip, [line, reversed(bow)], bare ? 0.85 : 1),
    inked(line, 1.1),
    inked(
      through`${-half * 0.26} ${y + lower + 3}, 0 ${y + lower + 3.8},
        ${half * 0.34} ${y + lower + 2.8}`,
      0.8,
      undefined,
      tones.inkFaint,
    ),
  ])
}

/** Two nostrils, the tip's underside, and the bridge's shaded side only. */
export const nose = (shape: FaceShape): SvgNode => {
  const { noseY: y, eyeY, gender } = shape
  const half = gender === 'MEN' ? 6.6 : 5.4
  const nostril: Run = through`${half - 3.4} ${y + 0.6}, ${half - 1} ${y - 0.6},
    ${half + 0.8} ${y - 2.4}`
  return group([
    inked(through`7 ${eyeY - 9}, 5 ${eyeY - 2}, 4.4 ${eyeY + 8}`, 0.9, trailing, tones.inkFaint),
    inked(
      through`${half + 2} ${y - 6}, ${half + 3} ${y - 3.4}, ${half + 1.6} ${y - 1}`,
      0.8,
      undefined,
      tones.inkSoft,
    ),
    inked(nostril, 1),
    inked(mirrored(nostril), 1),
    inked(through`-2.4 ${y + 1.6}, 0 ${y + 2.2}, 2.6 ${y + 1.5}`, 0.9, undefined, tones.inkSoft),
  ])
}
