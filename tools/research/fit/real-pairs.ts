import type { Examination } from '@kaoiro/analyser/analyse'
import type { PairedPhoto } from '../evaluate/pairs/paired-people.js'
import { pairedPeople } from '../evaluate/pairs/paired-people.js'

/** Two photos of one person that a camera took. People of unknown gender count as women and as men. */
export type RealPair = readonly [Examination, Examination]

export const pairsOf = (photos: ReadonlyArray<PairedPhoto>): ReadonlyArray<RealPair> =>
  pairedPeople(photos).byGender.flatMap((person) =>
    person.photos.flatMap((one, i) =>
      person.photos.slice(i + 1).map((other): RealPair => [one, other]),
    ),
  )
