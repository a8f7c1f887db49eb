import * as O from 'fp-ts/lib/Option.js'
import type { Hairline } from '@kaoiro/core/photo'
import { normalDensity, normalShare } from '@kaoiro/core/norms'
import { lowestHairline } from './find-hairline.js'
import type { Landmarks } from './landmarks.js'
import { meanHairline, pointAt } from './landmarks.js'
import { mesh } from './mesh.js'

/**
 * The plausible range of a guide or detected hairline, in units of `share`. Values outside are ignored: such a guide
 * was not set to this face, and the mean is the better guess.
 */
const plausible = { min: 0, max: 0.4 } as const

/**
 * Standard deviations of the evidence for the hairline, as shares of the mesh's height. `usual`: variation between
 * people. `guide`: a finger is accurate to about 1.6 % of the photo's height, and the mesh is half as high as the
 * photo. `seen`: two thirds of the detections in the sets London and Canada are within 0.018 of the
 * hairline set by hand; single ones are off by 0.11.
 */
const deviations = { usual: 0.026, guide: 0.032, seen: 0.015 } as const

/**
 * Assumed probability that the detected edge is that of a fringe, which may be anywhere from `lowestHairline` up to the
 * hairline. So high that a guide well above a low edge wins, although detections are only trusted to `deviations.seen`.
 */
const fringes = 0.3

/** Largest deviations from the mean that guide and detection can express: three and two standard deviations between people. */
const farthest = { guide: 3 * deviations.usual, seen: 2 * deviations.usual } as const

export interface ForeheadShare {
  /** Top of the face, as a share of the mesh's height above its topmost point. */
  readonly share: number
  /** How much `share` changes if the guide moves by one percent of the photo's height; 0 if the guide was ignored. */
  readonly perPercent: number
  /** Whether neither guide nor pixels were usable and the mean was taken. */
  readonly isGuessed: boolean
}

/** A normally distributed estimate of the hairline after some evidence. */
interface Belief {
  readonly mean: number
  readonly deviation: number
  /** Weight of the guide in the mean. */
  readonly guided: number
  /** Probability density of the evidence: high if the pieces of evidence agree. */
  readonly likelihood: number
}

const usual: Belief = {
  mean: meanHairline,
  deviation: deviations.usual,
  guided: 0,
  likelihood: 1,
}

/** Updates an estimate with further evidence, weighted by its error. */
const updated = (belief: Belief, share: number, witness: 'guide' | 'seen'): Belief => {
  const { mean, deviation, guided, likelihood } = belief
  const error = deviations[witness]
  const spread = Math.hypot(deviation, error)
  const weight = (deviation / spread) ** 2
  return {
    mean: mean + weight * (share - mean),
    deviation: (deviation * error) / spread,
    guided: (1 - weight) * guided + (witness === 'guide' ? weight : 0),
    likelihood: (likelihood * normalDensity((share - mean) / spread)) / spread,
  }
}

/** Limits how far a hairline can deviate from the mean, smoothly. `slope` is the derivative of the result. */
const bounded = (
  hairline: number,
  most: number,
): { readonly share: number; readonly slope: number } => {
  const bent = Math.tanh((hairline - meanHairline) / most)
  return { share: meanHairline + most * bent, slope: 1 - bent ** 2 }
}

/** A hypothesis: an estimate with a bounded guide, weighted by its probability. */
const weighted = (belief: Belief, slope: number, density: number): Belief => ({
  ...belief,
  guided: belief.guided * slope,
  likelihood: belief.likelihood * density,
})

const detected = (seen: number): Belief =>
  updated(usual, bounded(seen, farthest.seen).share, 'seen')

/** The two hypotheses for a guide and a detected edge: both show the hairline, or the edge is a fringe below it. */
const hypothesesOfBoth = (guide: number, seen: number): ReadonlyArray<Belief> => {
  const { share, slope } = bounded(guide, farthest.guide)
  const guided = updated(usual, share, 'guide')
  const isBelow = normalShare((guided.mean - seen) / guided.deviation)
  return [
    weighted(updated(detected(seen), share, 'guide'), slope, 1 - fringes),
    weighted(guided, slope, (fringes * isBelow) / (meanHairline - lowestHairline)),
  ]
}

/** The hypotheses for the plausible evidence. */
const hypotheses = (guide: O.Option<number>, seen: O.Option<number>): ReadonlyArray<Belief> => {
  if (O.isSome(guide) && O.isSome(seen)) return hypothesesOfBoth(guide.value, seen.value)
  if (O.isSome(guide)) return [updated(usual, guide.value, 'guide')]
  return [O.isSome(seen) ? detected(seen.value) : usual]
}

/**
 * The height of the forehead: the mean hairline, corrected by the visitor's guide and the detected hairline. Each is
 * weighted by its error, and the detected edge also by the probability that it is the hairline: a guide well above the
 * edge suggests a fringe.
 *
 * @param seen the detected hairline
 * @param height the photo's height in pixels
 */
export function foreheadShare(
  landmarks: Landmarks,
  guide: Hairline,
  seen: O.Option<Hairline>,
  height: number,
): ForeheadShare {
  const chin = pointAt(landmarks, mesh.chin)
  const top = pointAt(landmarks, mesh.foreheadTop)
  const shareAt = (hairline: Hairline) =>
    (chin.y - (hairline / 100) * height) / (chin.y - top.y) - 1
  const inRange = O.filter((share: number) => share >= plausible.min && share <= plausible.max)
  const [byGuide, bySeen] = [inRange(O.some(shareAt(guide))), inRange(O.map(shareAt)(seen))]
  const beliefs = hypotheses(byGuide, bySeen)
  const total = beliefs.reduce((sum, { likelihood }) => sum + likelihood, 0)
  const mean = (of: (belief: Belief) => number) =>
    beliefs.reduce((sum, belief) => sum + of(belief) * (belief.likelihood / total), 0)
  return {
    share: mean((belief) => belief.mean),
    perPercent: (mean(({ guided }) => guided) * height) / 100 / (chin.y - top.y),
    isGuessed: O.isNone(byGuide) && O.isNone(bySeen),
  }
}
