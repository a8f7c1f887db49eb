import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import * as E from 'fp-ts/lib/Either.js'
import { optionsOf } from '../../programs/command-line.js'
import { workspace } from '../../programs/workspace.js'
import { labelledLines, labelledSummary } from '../evaluate/labelled/labelled.js'
import type { PairedPhoto } from '../evaluate/pairs/paired-people.js'
import { photosOfLines } from '../evaluate/pairs/photo-lines.js'
import { fitNorms } from './fit-norms.js'
import { fitSeasons, leftOutChances } from './fit-seasons.js'
import type { SourceFile } from './source-files.js'
import { fileWith, sourceOf } from './source-files.js'

// `npm run fit`: fits the seasons to labelled portraits.

const help = `Usage: npm run fit -- --seasons LABELLED.jsonl DETAILS.jsonl … [options]

Fits the seasons to portraits that somebody gave one (lines with a season), and
the norms of an unknown place to all lines: lines with a person and the evidence
of a photo, or what evaluate --details writes. Each set (the field set, or a
file) weighs the same. Prints how often people are told right who were left out,
a tenth at a time, and the source files of the analyser that contain the
constants.

  --write             write the files instead of printing them; then build
  --help              show this help

Examples
  npm run evaluate -- --photos london --details london.jsonl
  npm run fit -- --seasons labelled.jsonl london.jsonl canada.jsonl --write

Exit codes: 0 done; 1 unreadable file or too few people; 2 wrong options.`

/** Throws a one-line error for wrong options. */
const parseOptions = (args: string[]) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      seasons: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  })
  if (!values.seasons) throw new Error('choose --seasons')
  if (positionals.length === 0) throw new Error('no file was given')
  return { files: positionals, write: values.write }
}

/** Fewer portraits are too few to fit to. */
const minPortraits = 20

const fail = (why: string): never => {
  console.error(`fit: ${why}`)
  process.exit(1)
}

const photosIn = (file: string): ReadonlyArray<PairedPhoto> => {
  const photos = photosOfLines(readFileSync(file, 'utf8'))
  return E.isLeft(photos) ? fail(`${file}: ${photos.left}`) : photos.right
}

/** Prints how the fit does on people left out, and returns the files with its constants. */
const fitted = (files: ReadonlyArray<ReadonlyArray<PairedPhoto>>): ReadonlyArray<SourceFile> => {
  const photos = files.flat()
  const labelled = photos.filter(({ season }) => season !== undefined)
  if (labelled.length < minPortraits)
    return fail(`${labelled.length} portraits with a season: at least ${minPortraits} are needed`)
  const sets = files.flatMap((own) =>
    [...new Set(own.map(({ set }) => set))].map((set) => own.filter((one) => one.set === set)),
  )
  const figures = labelledSummary(labelled, leftOutChances(labelled))
  console.log(`${labelledLines(figures).join('\n')}\n`)
  return [
    fileWith('colour/season-weights.ts', sourceOf(labelled), {
      seasonWeights: fitSeasons(labelled),
    }),
    fileWith('colour/shipped-norms.ts', sourceOf(photos), {
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

try {
  const options = optionsOf('fit', help, parseOptions)
  fitted(options.files.map(photosIn)).forEach(options.write ? write : print)
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
