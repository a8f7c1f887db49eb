import type { FaceType } from '@kaoiro/core/diagnosis/face-type'
import { faceTypesOf } from '@kaoiro/core/diagnosis/face-type'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import { confidenceGiven } from './confidence.js'
import type { Limits } from './limits.js'
import { limitsOf } from './limits.js'
import { rightReasons, wrongReasons } from './reasons.js'
import type { Wrong } from './reasons.js'
import { isResult, ofKind } from '../records/record.js'
import type { EvaluationRecord, SitterRecord } from '../records/record.js'
import { refusalsOf } from '../records/refusals.js'
import type { Refusals } from '../records/refusals.js'
import { reliabilityOf } from '../../statistics/reliability.js'
import type { Reliability } from '../../statistics/reliability.js'
import { repeatabilityOf, retriedOf } from './repeatability.js'
import type { RepeatabilityTable, Retried } from './repeatability.js'
import { seasonSummary } from './seasons.js'
import type { SeasonSummary } from './seasons.js'
import { shareOf, sharesAmong } from '../../statistics/shares.js'
import { pointsOf, traitSummary } from './traits.js'
import type { ByTrait, TraitSummary } from './traits.js'
import type { Pair } from '../../statistics/confusion.js'

type FaceTypeShares = Readonly<Partial<Record<FaceType, number>>>

export interface DrawnSummary extends TraitSummary {
  readonly count: number
  readonly seed: number
  /** Null if there are too few sitters. */
  readonly limits: Limits | null
  readonly season: SeasonSummary
  readonly faceType: { readonly shares: Readonly<Record<Gender, FaceTypeShares>> }
  readonly repeatability: RepeatabilityTable
  readonly confidence: { readonly faceType: Reliability; readonly season: Reliability }
  readonly found: number
  /** Sitters that got no result. */
  readonly refusals: Refusals
  readonly reasons: number
  readonly wrongReasons: ReadonlyArray<Wrong>
}

interface Person extends Retried {
  readonly sitter: SitterRecord
}

const peopleOf = (sitters: ReadonlyArray<SitterRecord>): ReadonlyArray<Person> =>
  sitters.flatMap((sitter) => retriedOf(sitter).map((tried) => ({ sitter, ...tried })))

const faceTypeShares = (people: ReadonlyArray<Person>, gender: Gender): FaceTypeShares =>
  sharesAmong(
    faceTypesOf(gender),
    people.filter(({ sitter }) => sitter.gender === gender).map(({ result }) => result.faceType),
  )

const drawnTraits = ({ sitter: { traits, parameters }, result }: Person) => ({
  drawn: traits,
  parameters,
  result,
})

const drawnSeason = ({ sitter, result, trials }: Person) => ({
  drawn: sitter.season,
  result,
  lit: isResult(trials.light.answer) ? trials.light.answer.season : null,
})

/** What the evaluation of drawn portraits says; found is of all sitters, all else of those found. */
export const drawnSummary = (
  seed: number,
  records: ReadonlyArray<EvaluationRecord>,
): DrawnSummary => {
  const sitters = ofKind('sitter')(records)
  const spoiled = ofKind('spoiled')(records)
  const people = peopleOf(sitters)
  const drawn = people.map(drawnTraits)
  return {
    count: sitters.length,
    seed,
    ...traitSummary(drawn),
    limits: limitsOf(drawn),
    season: seasonSummary(people.map(drawnSeason)),
    faceType: {
      shares: { MEN: faceTypeShares(people, 'MEN'), WOMEN: faceTypeShares(people, 'WOMEN') },
    },
    repeatability: repeatabilityOf(people),
    confidence: {
      faceType: reliabilityOf(confidenceGiven(people, 'faceType')),
      season: reliabilityOf(confidenceGiven(people, 'season')),
    },
    found: shareOf(sitters, ({ answer }) => isResult(answer)),
    refusals: refusalsOf(sitters.map(({ answer }) => answer)),
    reasons: rightReasons(spoiled),
    wrongReasons: wrongReasons(spoiled),
  }
}

/** For the scatter plots: what was drawn against what was measured. */
export const drawnPoints = (
  records: ReadonlyArray<EvaluationRecord>,
): ByTrait<ReadonlyArray<Pair<number>>> =>
  pointsOf(peopleOf(ofKind('sitter')(records)).map(drawnTraits))
