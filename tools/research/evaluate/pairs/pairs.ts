import type { Examination } from '@kaoiro/analyser/analyse'
import { answerOf } from '@kaoiro/analyser/analyse'
import type { PhotoAnswer } from '@kaoiro/core/diagnosis'
import { isPersonInQuestion } from '@kaoiro/core/results'
import type { Column } from '../../../report/columns.js'
import { decimals, percent, table } from '../../../report/columns.js'
import { weightedMean } from '../../../statistics/mean.js'
import { traitName } from '../../people.js'
import { agreementOf, variationOf, shareOf } from '../../statistics.js'
import type { Variation } from '../../statistics.js'
import type { Row } from '../records/goals.js'
import { row } from '../records/goals.js'
import type {
  PairedPeople,
  PairedPhoto,
  AnswerName,
  ComparedAnswer,
  Person,
} from './paired-people.js'
import {
  pairedPeople,
  answerNames,
  answerTitles,
  comparedAnswers,
  grouped,
  mainAnswers,
} from './paired-people.js'

// Compares photos that were taken of one person.

/** Visitors may rely on answers with at least this confidence. */
const sure = 0.9

/** A photo, and another photo of the same person to compare it with. */
interface PhotoPair {
  readonly photo: Examination
  readonly other: Examination
  /** One over the number of the person's pairs: each person weighs the same. */
  readonly weight: number
}

/** Pairs every photo of a person with each of their other photos. */
const orderedPairs = ({ photos }: Person): ReadonlyArray<PhotoPair> =>
  photos.flatMap((photo, i) =>
    photos
      .filter((_, j) => j !== i)
      .map((other) => ({ photo, other, weight: 1 / (photos.length * (photos.length - 1)) })),
  )

/** For each number, how much of its variance is between people. */
const variationIn = (
  groups: ReadonlyArray<ReadonlyArray<Person>>,
  of: (examination: Examination) => object,
): Readonly<Record<string, Variation>> => {
  const numbers = groups.map((people) =>
    people.map(({ photos }) => photos.map((photo) => of(photo) as Record<string, number>)),
  )
  const keys = Object.keys(numbers.flat(2)[0] ?? {})
  return Object.fromEntries(
    keys.map((key) => [
      key,
      variationOf(
        numbers.map((people) =>
          // NaN marks features that a photo does not show.
          people.map((photos) => photos.map((one) => one[key] ?? NaN).filter(Number.isFinite)),
        ),
      ),
    ]),
  )
}

/** The mean confidence of a first answer, null without one, and how often the other photo gave the same answer. */
const toldAndStayed = (
  pairs: ReadonlyArray<PhotoPair>,
  { of, confidence }: ComparedAnswer,
): { readonly pairs: number; readonly told: number | null; readonly stayed: number } => ({
  pairs: pairs.length,
  told: confidence === undefined ? null : weightedMean(pairs, ({ photo }) => confidence(photo)),
  stayed: weightedMean(pairs, ({ photo, other }) => (of(photo) === of(other) ? 1 : 0)),
})

const figuresIn = (paired: PairedPeople, answer: ComparedAnswer) => {
  const people = answer.among === 'all' ? paired.everybody : paired.byGender
  const pairs = people.flatMap(orderedPairs)
  const { confidence } = answer
  const surest = pairs.filter(({ photo }) => confidence !== undefined && confidence(photo) >= sure)
  return {
    agreement: agreementOf(
      grouped(people, answer.among).map((group) =>
        group.map(({ photos }) => photos.map(answer.of)),
      ),
    ),
    all: toldAndStayed(pairs, answer),
    sure: toldAndStayed(surest, answer),
  }
}

/** The share of photos that are questioned as those of another person: of one person, and of two of one gender. */
const questionedIn = (people: ReadonlyArray<Person>) => {
  const answers = people.map(({ gender, photos }) =>
    photos.map((photo) => ({ gender, answer: answerOf(photo) })),
  )
  const isQuestioned = ([one, other]: readonly [PhotoAnswer, PhotoAnswer]) =>
    isPersonInQuestion([one], other)
  const pairsOf = (photos: ReadonlyArray<PhotoAnswer>) =>
    photos.flatMap((one, i) => photos.slice(i + 1).map((other) => [one, other] as const))
  const strangers = pairsOf(answers.flatMap((own) => own.slice(0, 1)))
  return {
    onePerson: shareOf(answers.flatMap(pairsOf), isQuestioned),
    twoPeople: shareOf(
      strangers.filter(([one, other]) => one.gender === other.gender),
      isQuestioned,
    ),
  }
}

/** Figures of all pairs; null without any. */
export function pairsSummary(photos: ReadonlyArray<PairedPhoto>) {
  const paired = pairedPeople(photos)
  const { everybody, byGender, genderUnknown, areExpressions } = paired
  if (everybody.length === 0) return null
  return {
    people: everybody.length,
    photos: everybody.flatMap((person) => person.photos).length,
    genderUnknown,
    areExpressions,
    answers: Object.fromEntries(
      answerNames.map((name) => [name, figuresIn(paired, comparedAnswers[name])]),
    ) as Readonly<Record<AnswerName, ReturnType<typeof figuresIn>>>,
    scores: variationIn(grouped(byGender, 'gender'), ({ scores }) => scores),
    questioned: questionedIn(byGender),
  }
}

export type PairsSummary = NonNullable<ReturnType<typeof pairsSummary>>

const kappaGoals = { faceType: 0.62, season: 0.78 } as const

/** The goals differ, because neutral and smiling photos of one session have the same light. */
export function pairsRows({
  answers,
  areExpressions,
  questioned,
}: PairsSummary): ReadonlyArray<Row> {
  return [
    ...mainAnswers.flatMap((name) => {
      const { agreement, all } = answers[name]
      const title = answerTitles[name]
      const gap = (all.told ?? 0) - all.stayed
      return [
        ...(areExpressions
          ? [row(`${title}, kappa of pairs`, agreement.kappa, { min: kappaGoals[name] }, 'number')]
          : []),
        row(`${title}, told minus stayed`, gap, { max: areExpressions ? 0.08 : 0.1 }, 'number'),
      ]
    }),
    row('questioned, photos of one person', questioned.onePerson, { max: 0.05 }),
    row('questioned, photos of two people', questioned.twoPeople, { min: 0.95 }),
  ]
}

const share = (value: number | null): string => (value === null ? '–' : percent(value))

const answerLines = ({ answers }: PairsSummary): ReadonlyArray<string> =>
  table(answerNames, [
    ['the same in', 26, (name) => answerTitles[name]],
    ['told', -8, (name) => share(answers[name].all.told)],
    ['stayed', -8, (name) => share(answers[name].all.stayed)],
    ['chance', -8, (name) => share(answers[name].agreement.twoPeople)],
    ['kappa', -7, (name) => answers[name].agreement.kappa.toFixed(2)],
    [`≥ ${sure}`, -7, (name) => answers[name].sure.pairs],
    ...(['told', 'stayed'] as const).map((figure): Column<AnswerName> => [
      figure,
      -8,
      (name) => share(answers[name].sure.pairs === 0 ? null : answers[name].sure[figure]),
    ]),
  ])

const variationLines = ({ scores }: PairsSummary): ReadonlyArray<string> =>
  table(Object.entries(scores), [
    ['ICC', 26, ([name]) => (traitName as Readonly<Record<string, string>>)[name] ?? name],
    ['', -8, ([, { correlation }]) => decimals(correlation)],
  ])

/** Formats the comparison for 80 columns. */
export function pairsLines(summary: PairsSummary): ReadonlyArray<string> {
  const { people, photos, genderUnknown, answers } = summary
  const kind = summary.areExpressions ? 'neutral and smiling, in one light' : 'in unknown light'
  return [
    `Photos of one person: ${photos} of ${people} people, ${kind}`,
    ...(genderUnknown > 0
      ? [`${genderUnknown} of unknown gender: types, levels and scores as women and as men`]
      : []),
    ...answerLines(summary),
    `told: mean confidence; stayed: the other photo agrees (${answers.season.all.pairs} pairs, each`,
    `person once); ≥ ${sure}: how many pairs were told that, and how many stayed`,
    '',
    ...variationLines(summary),
  ]
}
