import type { Examination } from '@kaoiro/core/analysis/analyse'
import { seasonsByShare } from '@kaoiro/core/diagnosis/composition'
import type { FaceType } from '@kaoiro/core/diagnosis/face-type'
import { faceTypesOf } from '@kaoiro/core/diagnosis/face-type'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import type { Season } from '@kaoiro/core/diagnosis/season'
import { seasons } from '@kaoiro/core/diagnosis/season'
import type { Reason } from '@kaoiro/core/diagnosis/failure-reason'
import type { Reliability } from '../../statistics/calibration.js'
import { reliabilityOf } from '../../statistics/calibration.js'
import type { Pair } from '../../statistics/shares.js'
import { confusionOf, shareOf, sharesAmong } from '../../statistics/shares.js'
import type { DegradedRecord, EvaluationRecord, Refusals, SitterRecord } from '../records.js'
import { isResult, ofKind, refusalsOf } from '../records.js'
import type { Limits } from './limits.js'
import { limitsOf } from './limits.js'
import type { RepeatabilityTable, Retried } from './repeatability.js'
import { confidenceGiven, repeatabilityOf, retriedOf } from './repeatability.js'
import type { ByTrait, TraitSummary } from './traits.js'
import { pointsOf, traitSummary } from './traits.js'

interface SeasonSummary {
  /** The share with the right season first. */
  readonly top1: number
  /** The share with the right season among the first two. */
  readonly top2: number
  readonly shares: Readonly<Record<Season, number>>
  readonly largestShare: number
  /** Under another light. */
  readonly lit: { readonly top1: number }
  readonly confusion: ReadonlyArray<ReadonlyArray<number>>
  /** The composition's share of the answered season, as a confidence that it is right. */
  readonly composition: Reliability
}

/** A wrong answer to a degraded portrait; null means a result. */
interface WrongReason {
  readonly expected: Reason | null
  readonly got: Reason | null
  readonly count: number
}

type FaceTypeShares = Readonly<Partial<Record<FaceType, number>>>

/** All figures are of sitters with a result, except for those about refusals. */
export interface DrawnSummary extends TraitSummary {
  readonly count: number
  readonly seed: number
  /** Null if there are too few sitters. */
  readonly limits: Limits | null
  readonly season: SeasonSummary
  readonly faceType: { readonly shares: Readonly<Record<Gender, FaceTypeShares>> }
  readonly repeatability: RepeatabilityTable
  readonly confidence: { readonly faceType: Reliability; readonly season: Reliability }
  /** The share of all sitters that got a result. */
  readonly found: number
  readonly refusals: Refusals
  /** The share of degraded portraits that were refused for the right reason, or accepted if undamaged. */
  readonly reasons: number
  readonly wrongReasons: ReadonlyArray<WrongReason>
}

interface Person extends Retried {
  readonly sitter: SitterRecord
}

const peopleOf = (sitters: ReadonlyArray<SitterRecord>): ReadonlyArray<Person> =>
  sitters.flatMap((sitter) => retriedOf(sitter).map((tried) => ({ sitter, ...tried })))

const drawnTraits = ({ sitter: { traits, parameters }, result }: Person) => ({
  drawn: traits,
  parameters,
  result,
})

const isRight = ({ sitter }: Person, answer: Examination): boolean =>
  answer.season === sitter.season

const seasonSummary = (people: ReadonlyArray<Person>): SeasonSummary => {
  const shares = sharesAmong(
    seasons,
    people.map(({ result }) => result.season),
  )
  return {
    top1: shareOf(people, (person) => isRight(person, person.result)),
    top2: shareOf(people, ({ sitter, result }) =>
      seasonsByShare(result.composition).slice(0, 2).includes(sitter.season),
    ),
    shares,
    largestShare: Math.max(...Object.values(shares)),
    lit: {
      top1: shareOf(people, (person) => {
        const { answer } = person.trials.light
        return isResult(answer) && isRight(person, answer)
      }),
    },
    confusion: confusionOf(
      seasons,
      people.map(({ sitter, result }) => [sitter.season, result.season]),
    ),
    composition: reliabilityOf(
      people.map((person) => ({
        confidence: person.result.composition[person.result.season] / 100,
        deserved: isRight(person, person.result) ? 1 : 0,
      })),
    ),
  }
}

const faceTypeShares = (people: ReadonlyArray<Person>, gender: Gender): FaceTypeShares =>
  sharesAmong(
    faceTypesOf(gender),
    people.filter(({ sitter }) => sitter.gender === gender).map(({ result }) => result.faceType),
  )

/** Counts the wrong answers, the most frequent first. */
const wrongReasonsIn = (records: ReadonlyArray<DegradedRecord>): ReadonlyArray<WrongReason> => {
  const wrong = new Map<string, WrongReason>()
  for (const { expected, got } of records.filter((record) => record.expected !== record.got)) {
    const key = `${String(expected)} ${String(got)}`
    wrong.set(key, { expected, got, count: (wrong.get(key)?.count ?? 0) + 1 })
  }
  return [...wrong.values()].sort((a, b) => b.count - a.count)
}

export const drawnSummary = (
  seed: number,
  records: ReadonlyArray<EvaluationRecord>,
): DrawnSummary => {
  const sitters = ofKind('sitter')(records)
  const degraded = ofKind('degraded')(records)
  const people = peopleOf(sitters)
  const drawn = people.map(drawnTraits)
  return {
    count: sitters.length,
    seed,
    ...traitSummary(drawn),
    limits: limitsOf(drawn),
    season: seasonSummary(people),
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
    reasons: shareOf(degraded, ({ expected, got }) => expected === got),
    wrongReasons: wrongReasonsIn(degraded),
  }
}

/** Returns the traits as drawn and as measured, for the scatter plots. */
export const drawnPoints = (
  records: ReadonlyArray<EvaluationRecord>,
): ByTrait<ReadonlyArray<Pair<number>>> =>
  pointsOf(peopleOf(ofKind('sitter')(records)).map(drawnTraits))
