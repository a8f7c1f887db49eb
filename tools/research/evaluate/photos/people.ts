import type { Examination } from '@kaoiro/core/analysis/analyse'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import { genders } from '@kaoiro/core/diagnosis/gender'
import { isResult } from '../records/record.js'
import type { PhotoRecord } from '../records/record.js'

/** Someone whose photo had a result, with the results of one series of second photos. */
export interface Person {
  readonly gender: Gender
  readonly first: Examination
  /** Those that were not refused. */
  readonly second: ReadonlyArray<Examination>
}

export const peopleIn = (
  photos: ReadonlyArray<PhotoRecord>,
  series: string,
): ReadonlyArray<Person> =>
  photos.flatMap(({ gender, answer, again }) =>
    isResult(answer)
      ? [
          {
            gender,
            first: answer,
            second: (again[series] ?? []).map((photo) => photo.answer).filter(isResult),
          },
        ]
      : [],
  )

export type Grouping = 'all' | 'gender'

/** Those who are compared with each other. */
export const grouped = (
  people: ReadonlyArray<Person>,
  among: Grouping,
): ReadonlyArray<ReadonlyArray<Person>> =>
  among === 'all'
    ? [people]
    : genders.map((gender) => people.filter((person) => person.gender === gender))

/** All photos of a person. */
export const photosOf = ({ first, second }: Person): ReadonlyArray<Examination> => [
  first,
  ...second,
]

/** A photo, and a second one of the same person that its answers are held against. */
export interface PhotoPair {
  readonly photo: Examination
  readonly other: Examination
}

/** The photo itself is held against each of its second photos, and these against each other. */
export const pairsOf = (person: Person): ReadonlyArray<PhotoPair> =>
  photosOf(person).flatMap((photo, i) =>
    // The photo itself is the first of them.
    person.second.filter((_, j) => j + 1 !== i).map((other) => ({ photo, other })),
  )
