import type { Examination } from '@kaoiro/analyser/analyse'
import { examinationOf } from '@kaoiro/analyser/analyse'
import type { Gender, Season } from '@kaoiro/core/diagnosis'
import type { Norms } from '@kaoiro/core/norms'
import { genders } from '@kaoiro/core/diagnosis'
import { expressionIn, personOf } from '../../halves.js'
import type { PhotoRecord } from '../records/records.js'
import { hasResult, isResult } from '../records/records.js'
import type { Person } from './people.js'

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
export const photosOfRecords = (records: ReadonlyArray<PhotoRecord>): ReadonlyArray<PairedPhoto> =>
  records.filter(hasResult).map(({ file, folder, gender, answer }) => ({
    person: personOf(file),
    gender,
    folder,
    expression: expressionIn(file),
    set: '',
    season: undefined,
    examinedAs: by(answer),
  }))

/** Each photo with the second photos that were made from it, as if they showed a person of their own. */
export const withSecondPhotos = (records: ReadonlyArray<PhotoRecord>): ReadonlyArray<PairedPhoto> =>
  records.filter(hasResult).flatMap(({ file, folder, gender, answer, again }) =>
    [answer, ...again.map((second) => second.answer)].filter(isResult).map((result) => ({
      person: file,
      gender,
      folder,
      expression: undefined,
      set: '',
      season: undefined,
      examinedAs: by(result),
    })),
  )

const personAs =
  (photos: ReadonlyArray<PairedPhoto>) =>
  (gender: Gender): Person => ({
    gender,
    photos: photos.map(({ examinedAs }) => examinedAs(gender)),
  })

export const pairedPeople = (photos: ReadonlyArray<PairedPhoto>): PairedPeople => {
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
