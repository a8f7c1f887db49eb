import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { PairedPhoto } from '../evaluate/pairs/paired-people.js'
import { pairedPeople } from '../evaluate/pairs/paired-people.js'
import type { Half } from '../people.js'
import type { RealPair } from './fit-variances.js'
import { fitVariances } from './fit-variances.js'
import type { SourceFile } from './source-files.js'
import { fileWith, sourceOf } from './source-files.js'

/** Photos of a file. */
export interface PhotosOfFile {
  readonly file: string
  readonly photos: ReadonlyArray<PairedPhoto>
}

/** Of each person, so that nobody counts for much more than others. */
const maxPhotos = 4

/** People of unknown gender count as women and as men. */
const pairsOf = (photos: ReadonlyArray<PairedPhoto>): ReadonlyArray<RealPair> =>
  pairedPeople(photos).byGender.flatMap(({ gender, photos }) => {
    const own = photos.slice(0, maxPhotos)
    return own.flatMap((photo) =>
      own.filter((other) => other !== photo).map((other): RealPair => ({ gender, photo, other })),
    )
  })

/** Fewer pairs say little about the tails. */
const minPairs = 20

/** Fits the variances to real pairs; left is the first problem. */
export function fitPairs(
  files: ReadonlyArray<PhotosOfFile>,
  half: Half | undefined,
): E.Either<string, SourceFile> {
  return pipe(
    files,
    E.traverseArray(({ file, photos }) => {
      const pairs = pairsOf(photos)
      return pairs.length < minPairs
        ? E.left(`${file}: ${pairs.length} pairs: at least ${minPairs} are needed`)
        : E.right(pairs)
    }),
    E.map((sets) => {
      const { baseVariance, addedVariance } = fitVariances(sets)
      const source = sourceOf(
        files.flatMap(({ photos }) => photos),
        half,
      )
      return fileWith('evidence/added-variance.ts', source, { baseVariance, addedVariance })
    }),
  )
}
