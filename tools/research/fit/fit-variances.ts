import type { Examination } from '@kaoiro/analyser/analyse'
import { faceTypeChances } from '@kaoiro/analyser/confidence'
import type { TraitVariances, Variances } from '@kaoiro/analyser/evidence'
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

/** The variances that are fitted, each by a factor on the committed numbers. */
const fitted = ['base', 'open-mouth', 'turned', 'low-detail'] as const

type Factors = Readonly<Record<(typeof fitted)[number], number>>

const rounded = (n: number): number => Number(n.toFixed(2))

const multiplied = (variances: TraitVariances, factor: number): TraitVariances =>
  byTrait((trait) => rounded(factor * variances[trait]))

const variancesBy = (by: Factors): Variances => ({
  baseVariance: multiplied(baseVariance, by.base),
  addedVariance: {
    ...addedVariance,
    'open-mouth': multiplied(addedVariance['open-mouth'], by['open-mouth']),
    turned: multiplied(addedVariance.turned, by.turned),
    'low-detail': multiplied(addedVariance['low-detail'], by['low-detail']),
  },
})

/**
 * The mean logarithm of the chance that a photo gave to the other photo's type (Good 1952). It is largest for chances that
 * are true, so it rewards both being right and being honest.
 */
const score = (pairs: ReadonlyArray<RealPair>, variances: Variances): number => {
  const wideningOf = wideningBy(variances)
  return mean(
    pairs.map(({ gender, photo, other }) => {
      const type = faceTypeChances(gender, photo.scores, wideningOf(photo.evidence))[other.faceType]
      // Whole percentages may be 0.
      return Math.log(Math.max(0.5, type))
    }),
  )
}

/** Factors that are tried, a third of a doubling apart. */
const tried = Array.from({ length: 31 }, (_, i) => 2 ** ((i - 15) / 3))

const rounds = 3

/**
 * Fits the variances of photos to pairs of photos of one person that a camera took: the best factor of one part after the
 * other, a few times.
 *
 * @param sets pairs of each file; each file counts the same
 */
export function fitVariances(sets: ReadonlyArray<ReadonlyArray<RealPair>>): Variances {
  const scoreOf = (factors: Factors) =>
    mean(sets.map((pairs) => score(pairs, variancesBy(factors))))
  let best: Factors = { base: 1, 'open-mouth': 1, turned: 1, 'low-detail': 1 }
  for (let round = 0; round < rounds; round++)
    for (const part of fitted) {
      // The best first: parts that no photo shows keep their variances.
      const candidates = [best, ...tried.map((factor) => ({ ...best, [part]: factor }))]
      const scores = candidates.map(scoreOf)
      best = candidates[scores.indexOf(Math.max(...scores))] ?? best
    }
  return variancesBy(best)
}
