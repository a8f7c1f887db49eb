import type { Examination } from '@kaoiro/analyser/analyse'
import type { Gender } from '@kaoiro/core/diagnosis'
import type { PairedPhoto } from '../evaluate/pairs/paired-people.js'
import { pairedPeople } from '../evaluate/pairs/paired-people.js'
import { photosOf } from '../evaluate/photos/people.js'
import type { Half } from '../halves.js'
import { halvesOf } from '../halves.js'

/** Two photos of one person that a camera took. */
export interface RealPair {
  /** People of unknown gender count twice: among women and among men. */
  readonly gender: Gender
  readonly photos: readonly [Examination, Examination]
}

export const pairsOf = (photos: ReadonlyArray<PairedPhoto>): ReadonlyArray<RealPair> =>
  pairedPeople(photos).byGender.flatMap((person) => {
    const own = photosOf(person)
    return own.flatMap((one, i) =>
      own.slice(i + 1).map((other): RealPair => ({ gender: person.gender, photos: [one, other] })),
    )
  })

/** Splits photos into those to fit to and those to validate on. Without `half`, both lists contain all. */
export const splitPhotos = (
  photos: ReadonlyArray<PairedPhoto>,
  half: Half | undefined,
): { readonly fitted: ReadonlyArray<PairedPhoto>; readonly others: ReadonlyArray<PairedPhoto> } => {
  if (half === undefined) return { fitted: photos, others: photos }
  const halves = halvesOf(photos.map(({ person }) => person))
  const isFitted = ({ person }: PairedPhoto) => halves.get(person) === half
  return { fitted: photos.filter(isFitted), others: photos.filter((photo) => !isFitted(photo)) }
}
