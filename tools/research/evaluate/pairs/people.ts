import type { Examination } from '@kaoiro/analyser/analyse'
import type { Gender, Trait } from '@kaoiro/core/diagnosis'
import { genders, byTrait, reduceLevels, traits, undertoneOf } from '@kaoiro/core/diagnosis'
import { traitName } from '../../names.js'

/** The results for several photos of one person. */
export interface Person {
  readonly gender: Gender
  readonly photos: ReadonlyArray<Examination>
}

/** Whether people are compared with everybody or with those of their gender. */
type Grouping = 'all' | 'gender'

export const grouped = (
  people: ReadonlyArray<Person>,
  among: Grouping,
): ReadonlyArray<ReadonlyArray<Person>> =>
  among === 'all'
    ? [people]
    : genders.map((gender) => people.filter((person) => person.gender === gender))

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
  confidence: ({ levelConfidence }) => levelConfidence[trait],
})

/** Every compared answer by its name in the figures. */
export const comparedAnswers = {
  faceType: {
    among: 'gender',
    of: ({ faceType }) => faceType,
    confidence: ({ faceTypes, faceType }) => faceTypes[faceType] / 100,
  },
  season: {
    among: 'all',
    of: ({ season }) => season,
    confidence: ({ composition, season }) => composition[season] / 100,
  },
  undertone: { among: 'all', of: ({ season }) => undertoneOf(season) },
  ...byTrait(level),
} as const satisfies Readonly<Record<string, ComparedAnswer>> &
  Readonly<Record<Trait, ComparedAnswer>>

export type AnswerName = keyof typeof comparedAnswers

export const answerNames = Object.keys(comparedAnswers) as ReadonlyArray<AnswerName>

/** The two answers that visitors come for. */
export const mainAnswers = ['faceType', 'season'] as const

/** The answers' names in reports. */
export const answerTitles: Readonly<Record<AnswerName, string>> = {
  faceType: 'face type',
  season: 'season',
  undertone: 'warm or cool',
  ...byTrait((trait) => `level of ${traitName[trait]}`),
}
