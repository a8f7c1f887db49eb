import { errorByChance, reliabilityInTenths } from '../../statistics/reliability.js'
import type { GivenConfidence, Reliability } from '../../statistics/reliability.js'
import { shareOf } from '../../statistics/shares.js'
import type { ComparedAnswer } from './compared.js'
import type { Person } from './people.js'
import { pairsOf } from './people.js'

/** What a confidence promised beside what was so in other photos of the same person. */
export interface Calibration extends Reliability {
  /** The error that a true confidence would show by chance, at most: as if a person's pairs were one. */
  readonly errorByChance: number
  readonly pairs: number
  /** Of those told `sure` or more: how many there were, and the share that stayed. */
  readonly sure: { readonly pairs: number; readonly stayed: number }
}

/** What a visitor may take for certain. */
export const sure = 0.9

/** Each photo's confidence beside whether a second photo of the same person got the same answer. */
export const calibrationOf = (
  people: ReadonlyArray<Person>,
  { of, confidence }: Required<ComparedAnswer>,
): Calibration => {
  const given = people.flatMap(pairsOf).map(({ photo, other }): GivenConfidence => ({
    confidence: confidence(photo),
    deserved: of(photo) === of(other) ? 1 : 0,
  }))
  const told = given.filter(({ confidence }) => confidence >= sure)
  const independent = people.filter(({ second }) => second.length > 0).length
  return {
    ...reliabilityInTenths(given),
    errorByChance: errorByChance(given, independent),
    pairs: given.length,
    sure: { pairs: told.length, stayed: shareOf(told, ({ deserved }) => deserved === 1) },
  }
}
