import type { Examination } from '@kaoiro/analyser/analyse'
import type { Agreement } from '../../statistics/agreement.js'
import { agreementOf } from '../../statistics/agreement.js'
import type { Variation } from '../../statistics/intraclass-correlation.js'
import { variationOf } from '../../statistics/intraclass-correlation.js'
import { shareOf } from '../../statistics/shares.js'
import type { PhotoRecord, Refusals } from '../records/records.js'
import { isResult, refusalsOf } from '../records/records.js'
import type { Combinations } from './combinations.js'
import { combinationsOf } from './combinations.js'
import type { Calibration } from './confidence.js'
import { calibrationOf, doubtsOf, secondNamed } from './confidence.js'
import type {
  AnswerName,
  ComparedAnswer,
  ComparedNumbers,
  MainAnswer,
  NumbersName,
  Person,
} from './people.js'
import {
  answerNames,
  comparedAnswers,
  comparedNumbers,
  grouped,
  numbersNames,
  peopleIn,
  photosOf,
} from './people.js'

/** How far photos of one person agree, in one series of second photos. */
export interface Consistency {
  readonly secondPhotos: number
  readonly refusals: Refusals
  /** The share of results that were measured against white paper. */
  readonly paperFound: number
  /** How often a second photo got the answer of its original. */
  readonly stayed: Readonly<Record<AnswerName, number>>
  /** Between second photos of one person; between the original and its second photo if there is only one. */
  readonly agreement: Readonly<Record<AnswerName, Agreement>>
  readonly variation: Readonly<Record<NumbersName, Readonly<Record<string, Variation>>>>
  /** Only for answers that have a confidence. */
  readonly confidence: Readonly<Partial<Record<AnswerName, Calibration>>>
  readonly doubts: ReturnType<typeof doubtsOf>
  /** Of the pairs with different answers, the share where the second answer was the first one's runner-up. */
  readonly secondNamed: Readonly<Record<MainAnswer, number>>
  /** Compares several photos with one; null if each person has too few photos. */
  readonly combinations: Combinations | null
}

const photosToCompare = (person: Person): ReadonlyArray<Examination> =>
  person.second.length > 1 ? person.second : photosOf(person)

const stayedIn = (people: ReadonlyArray<Person>, { of }: ComparedAnswer): number =>
  shareOf(
    people.flatMap(({ first, second }) => second.map((photo) => of(photo) === of(first))),
    (isSame) => isSame,
  )

const agreementIn = (people: ReadonlyArray<Person>, { among, of }: ComparedAnswer): Agreement =>
  agreementOf(
    grouped(people, among).map((group) => group.map((person) => photosToCompare(person).map(of))),
  )

/** For each number, how much of its variance is between people. */
export const variationIn = (
  people: ReadonlyArray<Person>,
  name: NumbersName,
): Readonly<Record<string, Variation>> => {
  const { among, of }: ComparedNumbers = comparedNumbers[name]
  const groups = grouped(people, among).map((group) =>
    group.map((person) => photosOf(person).map(of)),
  )
  const keys = Object.keys(groups.flat(2)[0] ?? {})
  // NaN marks features that a photo does not show.
  const finite = (photos: ReadonlyArray<Readonly<Record<string, number>>>, key: string) =>
    photos.map((numbers) => numbers[key] ?? NaN).filter(Number.isFinite)
  return Object.fromEntries(
    keys.map((key) => [
      key,
      variationOf(groups.map((group) => group.map((photos) => finite(photos, key)))),
    ]),
  )
}

export const consistencyIn = (photos: ReadonlyArray<PhotoRecord>, series: string): Consistency => {
  const people = peopleIn(photos, series)
  const answers = photos.flatMap(({ again }) => (again[series] ?? []).map(({ answer }) => answer))
  const byAnswer = <A>(figure: (answer: ComparedAnswer) => A) =>
    Object.fromEntries(answerNames.map((name) => [name, figure(comparedAnswers[name])]))
  return {
    secondPhotos: answers.length,
    refusals: refusalsOf(answers),
    paperFound: shareOf(
      answers.filter(isResult),
      ({ lightReference }) => lightReference !== undefined,
    ),
    stayed: byAnswer((answer) => stayedIn(people, answer)) as Consistency['stayed'],
    agreement: byAnswer((answer) => agreementIn(people, answer)) as Consistency['agreement'],
    variation: Object.fromEntries(
      numbersNames.map((name) => [name, variationIn(people, name)]),
    ) as Consistency['variation'],
    confidence: byAnswer(({ confidence, ...answer }) =>
      confidence === undefined ? undefined : calibrationOf(people, { ...answer, confidence }),
    ),
    doubts: doubtsOf(people),
    secondNamed: secondNamed(people),
    combinations: combinationsOf(people),
  }
}
