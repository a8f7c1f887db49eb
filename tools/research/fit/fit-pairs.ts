import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import * as RA from 'fp-ts/lib/ReadonlyArray.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { PairedPhoto } from '../evaluate/pairs/paired-people.js'
import { photosOfLines } from '../evaluate/pairs/photo-lines.js'
import type { Half } from '../halves.js'
import { fitVariances } from './fit-variances.js'
import { pairsOf, splitPhotos } from './real-pairs.js'
import type { SourceFile } from './source-files.js'
import { fileWith } from './source-files.js'
import { toldAndStayed } from './told-and-stayed.js'

/** A file with real pairs, by name. */
interface PairsFile {
  readonly file: string
  readonly text: string
  /** Whether the measures of the shape were taken by another version of the analysis. */
  readonly coloursOnly: boolean
}

interface PairsFit {
  readonly file: SourceFile
  readonly report: string
}

/** Fewer pairs say little about the tails. */
const minPairs = 10

const sourceOf = (photos: ReadonlyArray<PairedPhoto>, half: Half | undefined): string => {
  const people = new Set(photos.map(({ person }) => person)).size
  return `${photos.length} real photos of ${people} people${half === undefined ? '' : ` (${half} half)`}`
}

const readPhotos = ({ file, text, coloursOnly }: PairsFile, half: Half | undefined) =>
  pipe(
    photosOfLines(text),
    E.map((photos) => ({ name: path.basename(file), coloursOnly, ...splitPhotos(photos, half) })),
    E.filterOrElse(
      ({ fitted }) => pairsOf(fitted).length >= minPairs,
      ({ fitted }) => `${pairsOf(fitted).length} pairs: at least ${minPairs} are needed`,
    ),
    E.mapLeft((why) => `${file}: ${why}`),
  )

/** Fits the variances to the people of all files, or to half of each file's; left is the first problem. */
export const fitPairs = (
  files: ReadonlyArray<PairsFile>,
  half: Half | undefined,
): E.Either<string, PairsFit> =>
  pipe(
    files,
    E.traverseArray((file) => readPhotos(file, half)),
    E.map((sets) => {
      const variances = fitVariances(
        sets.filter((set) => !set.coloursOnly).flatMap(({ fitted }) => pairsOf(fitted)),
        sets.flatMap(({ fitted }) => pairsOf(fitted)),
      )
      const source = sourceOf(
        sets.flatMap(({ fitted }) => fitted),
        half,
      )
      const { baseVariance, addedVariance } = variances
      return {
        file: fileWith('evidence/added-variance.ts', source, { baseVariance, addedVariance }),
        report: pipe(
          sets,
          RA.map(({ name, others }) => toldAndStayed(name, variances, pairsOf(others))),
        ).join('\n\n'),
      }
    }),
  )
