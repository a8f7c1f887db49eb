import type { AgreementLevel } from '@kaoiro/core/combination/agreement'
import { agreementLevelOf, agreementLevels } from '@kaoiro/core/combination/agreement'
import { mean } from '../../../statistics/mean.js'
import { shareOf } from '../../statistics/shares.js'
import type { Person } from './people.js'
import type { CombinedPair } from './combined-pairs.js'
import { pairsOf } from './combined-pairs.js'

/** How many photos are taken together on either side. */
const photoCounts = [1, 2, 3] as const

type PhotoCount = (typeof photoCounts)[number]

export const combinedAnswers = ['faceType', 'season'] as const

export type CombinedAnswer = (typeof combinedAnswers)[number]

/** Results on which their photos agree in one way. */
export interface Kept {
  /** Their share of all results. */
  readonly results: number
  /** How often as many other photos of the same person give the same together. */
  readonly stayed: number
}

interface Combination {
  /** How often so many photos together give the same as so many others of the same person. */
  readonly same: Readonly<Record<CombinedAnswer, number>>
  readonly byConcord: Readonly<Record<CombinedAnswer, Readonly<Record<AgreementLevel, Kept>>>>
}

export interface Combinations {
  /** Those with enough second photos for the largest groups: all figures are of them. */
  readonly people: number
  readonly byPhotos: Readonly<Record<PhotoCount, Combination>>
}

const isSame =
  (answer: CombinedAnswer) =>
  ([{ diagnosis: one }, { diagnosis: other }]: CombinedPair): boolean =>
    answer === 'faceType' ? one.faceType === other.faceType : one.colorType === other.colorType

const keptIn = (
  pairs: ReadonlyArray<CombinedPair>,
  answer: CombinedAnswer,
): Readonly<Record<AgreementLevel, Kept>> => {
  const kept = (concord: AgreementLevel): readonly [AgreementLevel, Kept] => {
    const own = pairs.filter(
      ([{ agreement }]) => agreementLevelOf(agreement[answer], agreement.photos) === concord,
    )
    return [concord, { results: own.length / pairs.length, stayed: shareOf(own, isSame(answer)) }]
  }
  return Object.fromEntries(agreementLevels.map(kept)) as Record<AgreementLevel, Kept>
}

/** Each person counts as much as another: all have equally many pairs, or their mean is taken first. */
const combinationIn = (people: ReadonlyArray<Person>, count: number): Combination => {
  const pairs = people.map((person) => pairsOf(person, count))
  const of = <A>(figure: (answer: CombinedAnswer) => A) => ({
    faceType: figure('faceType'),
    season: figure('season'),
  })
  return {
    same: of((answer) => mean(pairs.map((own) => shareOf(own, isSame(answer))))),
    byConcord: of((answer) => keptIn(pairs.flat(), answer)),
  }
}

/** What two and three photos gain over one; null if nobody has second photos enough for two groups of three. */
export const combinationsOf = (people: ReadonlyArray<Person>): Combinations | null => {
  const enough = people.filter(({ second }) => second.length >= 2 * Math.max(...photoCounts))
  if (enough.length === 0) return null
  return {
    people: enough.length,
    byPhotos: {
      1: combinationIn(enough, 1),
      2: combinationIn(enough, 2),
      3: combinationIn(enough, 3),
    },
  }
}
