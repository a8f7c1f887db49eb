import type { Examination } from '@kaoiro/analyser/analyse'
import type { Gender } from '@kaoiro/core/diagnosis'
import { genders } from '@kaoiro/core/diagnosis'
import { expressionIn, personOf } from '../../halves.js'
import type { Person } from '../photos/people.js'
import type { PhotoRecord } from '../records/records.js'
import { hasResult } from '../records/records.js'

/** One of several photos of a person. */
export interface PairedPhoto {
  readonly person: string
  /** Undefined if nobody recorded it. */
  readonly gender: Gender | undefined
  /** Whether the photo is named `ID-neutral` or `ID-smiling`, which belong to one session and one light. */
  readonly isExpression: boolean
  readonly examinedAs: (gender: Gender) => Examination
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

export const photosOfRecords = (records: ReadonlyArray<PhotoRecord>): ReadonlyArray<PairedPhoto> =>
  records.filter(hasResult).map(({ file, gender, answer }) => ({
    person: personOf(file),
    gender,
    isExpression: expressionIn(file) !== undefined,
    examinedAs: () => answer,
  }))

const personAs =
  (photos: ReadonlyArray<PairedPhoto>) =>
  (gender: Gender): ReadonlyArray<Person> => {
    const [first, ...second] = photos.map(({ examinedAs }) => examinedAs(gender))
    return first === undefined ? [] : [{ gender, first, second }]
  }

export const pairedPeople = (photos: ReadonlyArray<PairedPhoto>): PairedPeople => {
  const groups = [...new Set(photos.map(({ person }) => person))]
    .map((person) => photos.filter((photo) => photo.person === person))
    .filter(({ length }) => length > 1)
  const gendersOf = ([first]: ReadonlyArray<PairedPhoto>): ReadonlyArray<Gender> =>
    first?.gender === undefined ? genders : [first.gender]
  return {
    everybody: groups.flatMap((own) => gendersOf(own).slice(0, 1).flatMap(personAs(own))),
    byGender: groups.flatMap((own) => gendersOf(own).flatMap(personAs(own))),
    genderUnknown: groups.filter((own) => gendersOf(own).length > 1).length,
    areExpressions: groups.flat().every(({ isExpression }) => isExpression),
  }
}
