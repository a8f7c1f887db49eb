import type { Examination } from '@kaoiro/analyser/analyse'
import type { Gender, Trait } from '@kaoiro/core/diagnosis'
import { genders, byTrait, reduceLevels, traits, undertoneOf } from '@kaoiro/core/diagnosis'
import { traitName } from '../../names.js'
import type { PhotoRecord } from '../records/records.js'
import { isResult } from '../records/records.js'

/** A person with a result for the original, and the results for second photos of one series. */
export interface Person {
  readonly gender: Gender
  readonly first: Examination
  /** Without refused photos. */
  readonly second: ReadonlyArray<Examination>
}

/** @param series the name of the series of second photos */
export const peopleIn = (
  photos: ReadonlyArray<PhotoRecord>,
  series: string,
): ReadonlyArray<Person> =>
  photos.flatMap(({ gender, answer, again }) => {
    const second = (again[series] ?? []).map((photo) => photo.answer).filter(isResult)
    return isResult(answer) ? [{ gender, first: answer, second }] : []
  })

/** Whether people are compared with everybody or with those of their gender. */
type Grouping = 'all' | 'gender'

export const grouped = (
  people: ReadonlyArray<Person>,
  among: Grouping,
): ReadonlyArray<ReadonlyArray<Person>> =>
  among === 'all'
    ? [people]
    : genders.map((gender) => people.filter((person) => person.gender === gender))

export const photosOf = ({ first, second }: Person): ReadonlyArray<Examination> => [
  first,
  ...second,
]

/** A photo, and a second photo of the same person to compare it with. */
export interface PhotoPair {
  readonly photo: Examination
  readonly other: Examination
}

/** Pairs every photo of a person with each second photo except itself. */
export const pairsOf = (person: Person): ReadonlyArray<PhotoPair> =>
  photosOf(person).flatMap((photo, i) =>
    // `photosOf` starts with the original, so second photo j is photo j + 1.
    person.second.filter((_, j) => j + 1 !== i).map((other) => ({ photo, other })),
  )

/** An answer that should be the same in another photo of the same person. */
export interface ComparedAnswer {
  readonly among: Grouping
  readonly of: (examination: Examination) => string | number
  /** 0 to 1. */
  readonly confidence?: (examination: Examination) => number
}

/** The level as the result shows it: one of five, or one of three for traits with reduced levels. */
const level = (trait: Trait): ComparedAnswer => ({
  among: 'gender',
  of: ({ levels }) => reduceLevels(levels)[traits.indexOf(trait)] ?? 0,
  confidence: ({ confidence }) => confidence.levels[trait],
})

/** Every compared answer by its name in the figures. */
export const comparedAnswers = {
  faceType: {
    among: 'gender',
    of: ({ faceType }) => faceType,
    confidence: ({ confidence }) => confidence.faceType,
  },
  season: {
    among: 'all',
    of: ({ season }) => season,
    confidence: ({ confidence }) => confidence.season,
  },
  undertone: { among: 'all', of: ({ season }) => undertoneOf(season) },
  ...byTrait(level),
} as const satisfies Readonly<Record<string, ComparedAnswer>> &
  Readonly<Record<Trait, ComparedAnswer>>

export type AnswerName = keyof typeof comparedAnswers

export const answerNames = Object.keys(comparedAnswers) as ReadonlyArray<AnswerName>

/** The two answers that visitors come for. */
export const mainAnswers = ['faceType', 'season'] as const

export type MainAnswer = (typeof mainAnswers)[number]

export interface ComparedNumbers {
  readonly among: Grouping
  readonly of: (examination: Examination) => Readonly<Record<string, number>>
}

/** The numbers behind the answers. */
export const comparedNumbers = {
  scores: { among: 'gender', of: ({ scores }) => ({ ...scores }) },
  position: { among: 'gender', of: ({ position }) => ({ ...position }) },
  colour: { among: 'all', of: ({ colour }) => ({ ...colour }) },
  /** Before correction for pose and expression. */
  measures: {
    among: 'gender',
    of: ({ evidence: { shape } }) => ({ ...shape.measures }),
  },
} as const satisfies Readonly<Record<string, ComparedNumbers>>

export type NumbersName = keyof typeof comparedNumbers

export const numbersNames = Object.keys(comparedNumbers) as ReadonlyArray<NumbersName>

/** The answers' names in reports. */
export const answerTitles: Readonly<Record<AnswerName, string>> = {
  faceType: 'face type',
  season: 'season',
  undertone: 'warm or cool',
  ...byTrait((trait) => `level of ${traitName[trait]}`),
}

const numberTitles: Readonly<Record<string, string>> = {
  ...traitName,
  curve: 'map, linear to curved',
  age: 'map, child to adult',
}

/** Returns a number's name in reports, by default its own. */
export const numberTitle = (name: string): string => numberTitles[name] ?? name
