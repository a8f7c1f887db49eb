import * as O from 'fp-ts/lib/Option.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Gender } from '@kaoiro/core/diagnosis'
import type { ColourSums, Norms } from '@kaoiro/core/norms'
import { addSums, normsOfPlace, normsOfSums, noSums, sumsOf } from '@kaoiro/core/norms'
import type { PairedPhoto } from './paired-people.js'

const totalOf = (photos: ReadonlyArray<PairedPhoto>): ColourSums =>
  photos
    .map(({ gender = 'WOMEN', examinedAs }) => sumsOf(examinedAs(gender).colours))
    .reduce(addSums, noSums)

/** Small sets may be judged, too; a place needs more. */
const leastPhotos = 20

/** The norms of these photos, as a service that took them would make them; null if they are too few. */
export const ownNorms = (photos: ReadonlyArray<PairedPhoto>): Norms | null => {
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
