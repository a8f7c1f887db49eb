import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { genders } from '@kaoiro/core/diagnosis'
import { optionsOf } from '../../programs/command-line.js'
import { workspace } from '../../programs/workspace.js'
import { photosOfLines } from '../evaluate/pairs/photo-lines.js'
import type { Half } from '../people.js'
import { halvesOf, genderNames } from '../people.js'
import type { PhotosOfFile } from './fit-pairs.js'
import { fitPairs } from './fit-pairs.js'
import { labelledLines, labelledSummary } from '../evaluate/labelled/labelled.js'
import { fitNorms, fitPopulations } from './fit-people.js'
import { fitSeasons, leftOutChances } from './fit-seasons.js'
import type { FitOptions } from './options.js'
import { help, parseOptions } from './options.js'
import type { SourceFile } from './source-files.js'
import { fileWith, sourceOf } from './source-files.js'

// `npm run fit`: fits constants of the analysis to measurements in photographs.

/** Fewer people are too few to estimate how people differ. */
const minPeople = 20

const fail = (why: string, code: number): never => {
  console.error(`fit: ${why}`)
  process.exit(code)
}

const reading =
  (half: Half | undefined) =>
  (file: string): PhotosOfFile => {
    const photos = photosOfLines(readFileSync(file, 'utf8'))
    if (E.isLeft(photos)) return fail(`${file}: ${photos.left}`, 1)
    const halves = halvesOf(photos.right.map(({ person }) => person))
    const isFitted = ({ person }: { readonly person: string }) =>
      half === undefined || halves.get(person) === half
    return { file, photos: photos.right.filter(isFitted) }
  }

const requirePeople = (count: number, whose: string): void => {
  if (count < minPeople) fail(`${count} ${whose}: at least ${minPeople} are needed`, 1)
}

const filesOfPeople = (
  files: ReadonlyArray<PhotosOfFile>,
  half: Half | undefined,
): ReadonlyArray<SourceFile> => {
  const photos = files.flatMap((file) => file.photos)
  const neutral = photos.filter(({ expression }) => expression === 'neutral')
  for (const gender of genders)
    requirePeople(
      neutral.filter((photo) => photo.gender === gender).length,
      `neutral photos of ${genderNames[gender]}`,
    )
  const populations = fitPopulations(neutral)
  return [fileWith('traits/population.ts', sourceOf(neutral, half), { populations })]
}

const filesOfSeasons = (
  files: ReadonlyArray<PhotosOfFile>,
  half: Half | undefined,
): ReadonlyArray<SourceFile> => {
  const photos = files.flatMap((file) => file.photos)
  const labelled = photos.filter(({ season }) => season !== undefined)
  requirePeople(labelled.length, 'portraits with a season')
  const sets = files.flatMap(({ photos: own }) =>
    [...new Set(own.map(({ set }) => set))].map((set) => own.filter((one) => one.set === set)),
  )
  const figures = labelledSummary(labelled, leftOutChances(labelled))
  console.log(`${labelledLines(figures).join('\n')}\n`)
  return [
    fileWith('colour/season-weights.ts', sourceOf(labelled, half), {
      seasonWeights: fitSeasons(labelled),
    }),
    fileWith('colour/shipped-norms.ts', sourceOf(photos, half), {
      shippedNorms: { everybody: fitNorms(sets) },
    }),
  ]
}

const write = ({ path: file, text }: SourceFile): void => {
  const target = path.join(workspace, file)
  writeFileSync(target, text)
  // Formats the file, because longer numbers may need a line break.
  execFileSync(path.join(workspace, 'node_modules/.bin/oxfmt'), [target])
  console.log(`Written: ${file}`)
}

const print = ({ path: file, text }: SourceFile): void => {
  console.log(`=== ${file}\n${text}`)
}

const run = (options: FitOptions): void => {
  const read = reading(options.half)
  const files = options.files.map(read)
  const pairs = () => {
    const fitted = fitPairs(files, options.half)
    return E.isLeft(fitted) ? fail(fitted.left, 1) : [fitted.right]
  }
  const fitted = {
    pairs,
    people: () => filesOfPeople(files, options.half),
    seasons: () => filesOfSeasons(files, options.half),
  }[options.kind]()
  fitted.forEach(options.write ? write : print)
}

try {
  run(optionsOf('fit', help, parseOptions))
} catch (error) {
  fail(error instanceof Error ? error.message : String(error), 1)
}
