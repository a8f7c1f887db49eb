import * as O from 'fp-ts/lib/Option.js'
import type { Hairline } from '../../photo/hairline.js'
import { normalDensity, normalShare } from '../statistics/normal.js'
import { lowestHairline } from './find-hairline.js'
import type { Landmarks } from './landmarks.js'
import { meanHairline, pointAt } from './landmarks.js'
import { mesh } from './mesh.js'

/** Beyond these shares the guide was not set to this face, and the usual place is the better guess. */
const plausible = { min: 0, max: 0.4 } as const

/**
 * How far each witness of the hairline is off, as standard deviations in shares of the mesh's height. Hairlines
 * differ by `usual`. A finger sets the guide to some 1.6 % of the photo's height, of which the mesh fills half.
 * What the pixels show stays within 0.003 from photo to photo of one face; how far it is from what a person
 * would call the hairline is the rest.
 */
const deviations = { usual: 0.026, guide: 0.032, seen: 0.01 } as const

/**
 * How often what is seen is the edge of hair that hangs over the forehead, which lies anywhere from
 * `lowestHairline` up to the hairline: assumed. From 0.05 to 0.2, hairlines under drawn fringes are off by 0.024
 * to 0.020, and by 0.043 if it is not thought of; those of bare foreheads by 0.005 in any case.
 */
const fringes = 0.05

/** Nobody's hairline lies farther from the usual place, so no guide says more than that: three deviations. */
const farthest = 3 * deviations.usual

export interface ForeheadShare {
  /** Where the face ends at the top: so much of the mesh's height above its topmost point. */
  readonly share: number
  /** How far one percent of the guide, of the photo's height, moves it, weighed as here; 0 if the guide was not used. */
  readonly perPercent: number
  /** Whether neither the guide nor the pixels tell, and the usual place was taken. */
  readonly isGuessed: boolean
}

/** What is thought of the hairline after some witnesses, normally distributed. */
interface Belief {
  readonly mean: number
  readonly deviation: number
  /** How much of the guide is in the mean. */
  readonly guided: number
  /** How well the witnesses agree: the density of what they said. */
  readonly likelihood: number
}

const usual: Belief = {
  mean: meanHairline,
  deviation: deviations.usual,
  guided: 0,
  likelihood: 1,
}

/** A belief after a further witness: each counts by its error. */
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

/** The guide's share bent towards `farthest`, so that it never says more, and how much of a small step is left of it. */
const bounded = (guide: number): { readonly share: number; readonly slope: number } => {
  const bent = Math.tanh((guide - meanHairline) / farthest)
  return { share: meanHairline + farthest * bent, slope: 1 - bent ** 2 }
}

/** A hypothesis: a belief whose guide was bounded, times how often it is so. */
const weighted = (belief: Belief, slope: number, density: number): Belief => ({
  ...belief,
  guided: belief.guided * slope,
  likelihood: belief.likelihood * density,
})

/** If both say something, either both mean the hairline, or what is seen hangs below it. */
const hypothesesOfBoth = (guide: number, seen: number): ReadonlyArray<Belief> => {
  const { share, slope } = bounded(guide)
  const guided = updated(usual, share, 'guide')
  const isBelow = normalShare((guided.mean - seen) / guided.deviation)
  return [
    weighted(updated(updated(usual, seen, 'seen'), share, 'guide'), slope, 1 - fringes),
    weighted(guided, slope, (fringes * isBelow) / (meanHairline - lowestHairline)),
  ]
}

/** What may be so, by each witness that says something plausible. */
const hypotheses = (guide: O.Option<number>, seen: O.Option<number>): ReadonlyArray<Belief> => {
  if (O.isSome(guide) && O.isSome(seen)) return hypothesesOfBoth(guide.value, seen.value)
  if (O.isSome(guide)) return [updated(usual, guide.value, 'guide')]
  return [O.isSome(seen) ? updated(usual, seen.value, 'seen') : usual]
}

/**
 * The height of the forehead by the visitor's guide and by where hair is seen to begin, each weighed by its error
 * beside the usual place, and by how likely it is that what is seen is the hairline: a guide well above a low
 * edge says that hair hangs there.
 *
 * @param seen where the pixels show the hairline
 * @param height the photo's height in pixels
 */
export const foreheadShare = (
  landmarks: Landmarks,
  guide: Hairline,
  seen: O.Option<Hairline>,
  height: number,
): ForeheadShare => {
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
