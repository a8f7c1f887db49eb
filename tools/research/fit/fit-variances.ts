import type { Examination } from '@kaoiro/analyser/analyse'
import { faceTypeChances, seasonChances } from '@kaoiro/analyser/confidence'
import type { ByPartOfAnswer, Variances } from '@kaoiro/analyser/evidence'
import { addedVariance, baseVariance, wideningBy } from '@kaoiro/analyser/evidence'
import { byTrait } from '@kaoiro/core/diagnosis'
import type { Gender } from '@kaoiro/core/diagnosis'
import { mean } from '../../statistics/mean.js'

/** Two photos of one person that a camera took, in either order. */
export interface RealPair {
  readonly gender: Gender
  readonly photo: Examination
  readonly other: Examination
}

/** The parts of the variances that are fitted, each by a factor on the committed numbers. */
const fitted = ['baseShape', 'anywhereShape', 'baseColour', 'anywhereColour'] as const

type Factors = Readonly<Record<(typeof fitted)[number], number>>

const rounded = (n: number): number => Number(n.toFixed(2))

const multiplied = (variances: ByPartOfAnswer, shape: number, colour: number): ByPartOfAnswer => ({
  ...byTrait((trait) => rounded(shape * variances[trait])),
  colour: rounded(colour * variances.colour),
})

const variancesBy = (by: Factors): Variances => ({
  baseVariance: multiplied(baseVariance, by.baseShape, by.baseColour),
  addedVariance: {
    ...addedVariance,
    'unknown-light': multiplied(
      addedVariance['unknown-light'],
      by.anywhereShape,
      by.anywhereColour,
    ),
  },
})

/**
 * The mean logarithm of the chance that a photo gave to the other photo's type and season (Good 1952). It is largest for
 * chances that are true, so it rewards both being right and being honest.
 */
const score = (pairs: ReadonlyArray<RealPair>, variances: Variances): number => {
  const wideningOf = wideningBy(variances)
  return mean(
    pairs.map(({ gender, photo, other }) => {
      const widening = wideningOf(photo.evidence)
      const type = faceTypeChances(gender, photo.scores, widening)[other.faceType]
      const season = seasonChances(photo.colour, widening)[other.season]
      // Whole percentages may be 0.
      return Math.log(Math.max(0.5, type)) + Math.log(Math.max(0.5, season))
    }),
  )
}

/** Factors that are tried, a sixth of a doubling apart. */
const tried = Array.from({ length: 37 }, (_, i) => 2 ** ((i - 18) / 6))

const rounds = 3

/**
 * Fits the variances of photos to pairs of photos of one person that a camera took: the best factor of one part after the
 * other, a few times.
 *
 * @param sets pairs of each file; each file counts the same
 */
export const fitVariances = (sets: ReadonlyArray<ReadonlyArray<RealPair>>): Variances => {
  const scoreOf = (factors: Factors) =>
    mean(sets.map((pairs) => score(pairs, variancesBy(factors))))
  let best: Factors = { baseShape: 1, anywhereShape: 1, baseColour: 1, anywhereColour: 1 }
  for (let round = 0; round < rounds; round++)
    for (const part of fitted) {
      // The best first: parts that no photo shows keep their variances.
      const candidates = [best, ...tried.map((factor) => ({ ...best, [part]: factor }))]
      const scores = candidates.map(scoreOf)
      best = candidates[scores.indexOf(Math.max(...scores))] ?? best
    }
  return variancesBy(best)
}
