import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { PairedPhoto } from '../evaluate/pairs/paired-people.js'
import type { Half } from '../halves.js'
import { fitVariances } from './fit-variances.js'
import { pairsOf } from './real-pairs.js'
import type { SourceFile } from './source-files.js'
import { fileWith, sourceOf } from './source-files.js'

/** Photos of a file. */
export interface PhotosOfFile {
  readonly file: string
  readonly photos: ReadonlyArray<PairedPhoto>
}

/** Fewer pairs say little about the tails. */
const minPairs = 10

/** Fits the variances to real pairs; left is the first problem. */
export const fitPairs = (
  files: ReadonlyArray<PhotosOfFile>,
  half: Half | undefined,
): E.Either<string, SourceFile> =>
  pipe(
    files,
    E.traverseArray(({ file, photos }) => {
      const { length } = pairsOf(photos)
      return length < minPairs
        ? E.left(`${file}: ${length} pairs: at least ${minPairs} are needed`)
        : E.right(photos)
    }),
    E.map((all) => {
      const { baseVariance, addedVariance } = fitVariances(all.flatMap(pairsOf))
      const source = sourceOf(all.flat(), half)
      return fileWith('evidence/added-variance.ts', source, { baseVariance, addedVariance })
    }),
  )
