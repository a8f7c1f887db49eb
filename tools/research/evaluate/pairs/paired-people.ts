import type { Examination } from '@kaoiro/analyser/analyse'
import type { Gender, Trait, Season } from '@kaoiro/core/diagnosis'
import { genders, byTrait, reduceLevels, traits, undertoneOf } from '@kaoiro/core/diagnosis'
import { traitName, expressionIn, personOf } from '../../people.js'
import { examinationOf } from '@kaoiro/analyser/analyse'
import type { ColourSums } from '@kaoiro/analyser/colour'
import type { Norms } from '@kaoiro/core/norms'
import type { PhotoRecord } from '../records/records.js'
import { hasResult } from '../records/records.js'
import * as O from 'fp-ts/lib/Option.js'
import { pipe } from 'fp-ts/lib/function.js'
import { addSums, normsOfPlace, normsOfSums, noSums, sumsOf } from '@kaoiro/analyser/colour'

/** The results for several photos of one person. */
export interface Person {
  readonly gender: Gender
  readonly photos: ReadonlyArray<Examination>
}

/** Whether people are compared with everybody or with those of their gender. */
type Grouping = 'all' | 'gender'

export function grouped(
  people: ReadonlyArray<Person>,
  among: Grouping,
): ReadonlyArray<ReadonlyArray<Person>> {
  return among === 'all'
    ? [people]
    : genders.map((gender) => people.filter((person) => person.gender === gender))
}

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

/** One of several photos of a person. */
export interface PairedPhoto {
  readonly person: string
  /** Undefined if nobody recorded it. */
  readonly gender: Gender | undefined
  /** Empty if nobody recorded it. */
  readonly folder: string
  /** Of photos named `ID-neutral` or `ID-smiling`, which belong to one session and one light. */
  readonly expression: string | undefined
  /** Of photos from several sources: which one. Empty if nobody recorded it. */
  readonly set: string
  /** The season that somebody gave this photo. */
  readonly season: Season | undefined
  /** @param norms of people of an unknown place by default */
  readonly examinedAs: (gender: Gender, norms?: Norms) => Examination
}

/** The people with at least two photos. */
export interface PairedPeople {
  /** Everybody once, for colours and seasons. */
  readonly everybody: ReadonlyArray<Person>
  /** For face types, levels and scores. People of unknown gender are in both genders. */
  readonly byGender: ReadonlyArray<Person>
  readonly genderUnknown: number
  /** Whether the pairs differ in expression alone. */
  readonly areExpressions: boolean
}

/** The answer as it was recorded, or by other norms. */
const by =
  (answer: Examination): PairedPhoto['examinedAs'] =>
  (gender, norms) =>
    norms === undefined ? answer : examinationOf(gender, answer.evidence, norms)

/** The photos that were really taken. */
export function photosOfRecords(records: ReadonlyArray<PhotoRecord>): ReadonlyArray<PairedPhoto> {
  return records.filter(hasResult).map(({ file, folder, gender, answer }) => ({
    person: personOf(file),
    gender,
    folder,
    expression: expressionIn(file),
    set: '',
    season: undefined,
    examinedAs: by(answer),
  }))
}

const personAs =
  (photos: ReadonlyArray<PairedPhoto>) =>
  (gender: Gender): Person => ({
    gender,
    photos: photos.map(({ examinedAs }) => examinedAs(gender)),
  })

export function pairedPeople(photos: ReadonlyArray<PairedPhoto>): PairedPeople {
  const groups = [...new Set(photos.map(({ person }) => person))]
    .map((person) => photos.filter((photo) => photo.person === person))
    .filter(({ length }) => length > 1)
  const gendersOf = ([first]: ReadonlyArray<PairedPhoto>): ReadonlyArray<Gender> =>
    first?.gender === undefined ? genders : [first.gender]
  return {
    everybody: groups.flatMap((own) => gendersOf(own).slice(0, 1).map(personAs(own))),
    byGender: groups.flatMap((own) => gendersOf(own).map(personAs(own))),
    genderUnknown: groups.filter((own) => gendersOf(own).length > 1).length,
    areExpressions: groups.flat().every(({ expression }) => expression !== undefined),
  }
}

const totalOf = (photos: ReadonlyArray<PairedPhoto>): ColourSums =>
  photos
    .map(({ gender = 'WOMEN', examinedAs }) => sumsOf(examinedAs(gender).colours))
    .reduce(addSums, noSums)

/** Small sets may be judged, too; a place needs more. */
const leastPhotos = 20

/** The norms of these photos, as a service that took them would make them; null if they are too few. */
export function ownNorms(photos: ReadonlyArray<PairedPhoto>): Norms | null {
  const of = (gender: Gender) => totalOf(photos.filter((photo) => photo.gender === gender))
  const ofAll = () =>
    O.map((everybody: Norms['everybody']): Norms => ({ version: 'own', everybody }))(
      normsOfSums(totalOf(photos), leastPhotos),
    )
  const isGenderKnown = photos.every(({ gender }) => gender !== undefined)
  return pipe(
    isGenderKnown ? normsOfPlace('own', { WOMEN: of('WOMEN'), MEN: of('MEN') }) : O.none,
    O.alt(ofAll),
    O.toNullable,
  )
}
