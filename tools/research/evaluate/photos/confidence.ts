import type { Examination } from '@kaoiro/analyser/analyse'
import type { Doubt } from '@kaoiro/core/diagnosis'
import { doubts } from '@kaoiro/core/diagnosis'
import { mean } from '../../../statistics/mean.js'
import type { GivenConfidence, Reliability } from '../../statistics/calibration.js'
import { errorByChance, reliabilityInTenths } from '../../statistics/calibration.js'
import { shareOf } from '../../statistics/shares.js'
import type { ComparedAnswer, MainAnswer, Person, PhotoPair } from './people.js'
import { pairsOf, photosOf } from './people.js'

/** Compares the confidence of answers with how often other photos of the person got the same answer. */
export interface Calibration extends Reliability {
  /** The error that a perfect confidence would show by chance; an upper bound. */
  readonly errorByChance: number
  readonly pairs: number
  /** Mean confidence minus the share of answers that stayed. */
  readonly toldMinusStayed: number
  /** Pairs with a first answer of confidence `sure` or more, and the share of them with the same second answer. */
  readonly sure: { readonly pairs: number; readonly stayed: number }
}

/** Visitors may rely on answers with at least this confidence. */
export const sure = 0.9

export const calibrationOf = (
  people: ReadonlyArray<Person>,
  { of, confidence }: Required<ComparedAnswer>,
): Calibration => {
  const given = people.flatMap(pairsOf).map(({ photo, other }): GivenConfidence => ({
    confidence: confidence(photo),
    deserved: of(photo) === of(other) ? 1 : 0,
  }))
  const sureOnes = given.filter(({ confidence }) => confidence >= sure)
  // Pairs of one person are not independent. Counting people and not pairs gives the upper bound.
  const independent = people.filter(({ second }) => second.length > 0).length
  return {
    ...reliabilityInTenths(given),
    errorByChance: errorByChance(given, independent),
    pairs: given.length,
    toldMinusStayed: mean(given.map(({ confidence, deserved }) => confidence - deserved)),
    sure: { pairs: sureOnes.length, stayed: shareOf(sureOnes, ({ deserved }) => deserved === 1) },
  }
}

const hasDoubt = (doubt: Doubt | 'none', { doubts: own }: Examination): boolean =>
  doubt === 'none' ? own.length === 0 : own.includes(doubt)

/** How often another photo has the same answer, and the mean confidence of the first answer. */
const outcomeOf = (pairs: ReadonlyArray<PhotoPair>, name: MainAnswer) => ({
  stayed: shareOf(pairs, ({ photo, other }) => photo[name] === other[name]),
  confidence: mean(pairs.map(({ photo }) => photo.confidence[name])),
})

/** For each doubt, measures how often another photo has the same answer, and the mean confidence. */
export const doubtsOf = (people: ReadonlyArray<Person>) => {
  const photos = people.flatMap(photosOf)
  const pairs = people.flatMap(pairsOf)
  const figuresOf = (doubt: Doubt | 'none') => {
    const own = pairs.filter(({ photo }) => hasDoubt(doubt, photo))
    return {
      /** The share of photos with the doubt. */
      reported: shareOf(photos, (photo) => hasDoubt(doubt, photo)),
      faceType: outcomeOf(own, 'faceType'),
      season: outcomeOf(own, 'season'),
    }
  }
  return Object.fromEntries(
    (['none', ...doubts] as const).map((doubt) => [doubt, figuresOf(doubt)]),
  ) as Record<Doubt | 'none', ReturnType<typeof figuresOf>>
}

/** Of the pairs with different answers, returns the share where the second answer was the first one's runner-up. */
export const secondNamed = (
  people: ReadonlyArray<Person>,
): Readonly<Record<MainAnswer, number>> => {
  const pairs = people.flatMap(pairsOf)
  const of = (name: MainAnswer) =>
    shareOf(
      pairs.filter(({ photo, other }) => photo[name] !== other[name]),
      ({ photo, other }) => photo.second[name].name === other[name],
    )
  return { faceType: of('faceType'), season: of('season') }
}
