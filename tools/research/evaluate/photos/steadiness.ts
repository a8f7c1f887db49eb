import type { Examination } from '@kaoiro/core/analysis/analyse'
import { agreementOf } from '../../statistics/agreement.js'
import type { Agreement } from '../../statistics/agreement.js'
import { variationOf } from '../../statistics/intraclass.js'
import type { Variation } from '../../statistics/intraclass.js'
import type { PhotoRecord } from '../records/record.js'
import { refusalsOf } from '../records/refusals.js'
import type { Refusals } from '../records/refusals.js'
import { shareOf } from '../../statistics/shares.js'
import { answerNames, comparedAnswers, comparedNumbers, numbersNames } from './compared.js'
import type { AnswerName, ComparedAnswer, ComparedNumbers, NumbersName } from './compared.js'
import type { Doubts } from './doubted.js'
import { doubtsOf, secondNamed } from './doubted.js'
import type { Calibration } from './calibration.js'
import { calibrationOf } from './calibration.js'
import type { Combinations } from './combinations.js'
import { combinationsOf } from './combinations.js'
import type { Person } from './people.js'
import { grouped, peopleIn, photosOf } from './people.js'

/** What stays from one photo of a person to another, in one series of second photos. */
export interface Steadiness {
  readonly secondPhotos: number
  readonly refusals: Refusals
  /** How often a second photo got the answer of the photo that it was made from. */
  readonly stayed: Readonly<Record<AnswerName, number>>
  readonly agreement: Readonly<Record<AnswerName, Agreement>>
  readonly variation: Readonly<Record<NumbersName, Readonly<Record<string, Variation>>>>
  /** Of the answers that are given with a confidence. */
  readonly confidence: Readonly<Partial<Record<AnswerName, Calibration>>>
  readonly doubts: Doubts
  /** Of the answers that changed, the share that became the second one that was named. */
  readonly secondNamed: Readonly<Record<'faceType' | 'season', number>>
  /** What several photos gain over one; null if there are too few of each person. */
  readonly combinations: Combinations | null
}

/** Second photos beside each other; one alone beside the photo that it was made from. */
const besideEachOther = (person: Person): ReadonlyArray<Examination> =>
  person.second.length > 1 ? person.second : photosOf(person)

const stayedIn = (people: ReadonlyArray<Person>, { of }: ComparedAnswer): number =>
  shareOf(
    people.flatMap(({ first, second }) => second.map((photo) => of(photo) === of(first))),
    (isSame) => isSame,
  )

const agreementIn = (people: ReadonlyArray<Person>, { among, of }: ComparedAnswer): Agreement =>
  agreementOf(
    grouped(people, among).map((group) => group.map((person) => besideEachOther(person).map(of))),
  )

const variationIn = (
  people: ReadonlyArray<Person>,
  name: NumbersName,
): Readonly<Record<string, Variation>> => {
  const { among, of }: ComparedNumbers = comparedNumbers[name]
  const groups = grouped(people, among).map((group) =>
    group.map((person) => photosOf(person).map(of)),
  )
  const keys = Object.keys(groups.flat(2)[0] ?? {})
  // What a photo did not show is no number.
  const own = (photos: ReadonlyArray<Readonly<Record<string, number>>>, key: string) =>
    photos.map((numbers) => numbers[key] ?? NaN).filter(Number.isFinite)
  return Object.fromEntries(
    keys.map((key) => [
      key,
      variationOf(groups.map((group) => group.map((photos) => own(photos, key)))),
    ]),
  )
}

const confidenceIn = (people: ReadonlyArray<Person>, { confidence, ...rest }: ComparedAnswer) =>
  confidence === undefined ? undefined : calibrationOf(people, { confidence, ...rest })

export const steadinessIn = (photos: ReadonlyArray<PhotoRecord>, series: string): Steadiness => {
  const people = peopleIn(photos, series)
  const answers = photos.flatMap(({ again }) => (again[series] ?? []).map(({ answer }) => answer))
  const byAnswer = <A>(figure: (answer: ComparedAnswer) => A) =>
    Object.fromEntries(answerNames.map((name) => [name, figure(comparedAnswers[name])]))
  return {
    secondPhotos: answers.length,
    refusals: refusalsOf(answers),
    stayed: byAnswer((answer) => stayedIn(people, answer)) as Record<AnswerName, number>,
    agreement: byAnswer((answer) => agreementIn(people, answer)) as Record<AnswerName, Agreement>,
    variation: Object.fromEntries(
      numbersNames.map((name) => [name, variationIn(people, name)]),
    ) as Steadiness['variation'],
    confidence: byAnswer((answer) => confidenceIn(people, answer)),
    doubts: doubtsOf(people),
    secondNamed: secondNamed(people),
    combinations: combinationsOf(people),
  }
}
