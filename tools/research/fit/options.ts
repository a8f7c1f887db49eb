import { parseArgs } from 'node:util'
import type { Half } from '../people.js'
import { halves } from '../people.js'

export const help = `Usage: npm run fit -- DETAILS.jsonl … [options]

Fits constants of the analysis to photographs: how people differ in the five
measures. The input is what evaluate --details writes; photos named
PERSON-neutral.jpg and PERSON-smiling.jpg are those of real people. Refused
photos are ignored. Prints the source files of the analyser that contain the
constants.

With --seasons, fits the seasons to portraits that somebody gave one (lines with
a season), and the norms of an unknown place to all lines. Each set (the field
set, or a file) weighs the same. Prints how often people are told right who were
left out, a tenth at a time.

With --pairs, fits how much a photo's circumstances widen the variation between
photos, to photos that a camera took of the same people: what evaluate --details
writes for files named PERSON-neutral.jpg, PERSON-smiling.jpg and so on, or lines
with a person's number and the evidence of a photo. Run it last.

  --pairs             fit to real pairs of photos
  --seasons           fit to seasons that somebody gave
  --half WHICH        even or odd: fit every second person, in the order of
                      the lines; evaluate has the same option for the others
  --write             write the files instead of printing them; then build
  --help              show this help

Examples
  npm run evaluate -- --photos faces --details faces.jsonl
  npm run evaluate -- --photos london --details london.jsonl
  npm run fit -- london.jsonl canada.jsonl --write
  npm run fit -- --seasons labelled.jsonl london.jsonl canada.jsonl --write
  npm run fit -- --pairs london.jsonl news.jsonl --half even

Exit codes: 0 done; 1 unreadable file or too few people; 2 wrong options.`

export interface FitOptions {
  /** Fits how people differ, how photos of one person differ, or the seasons. */
  readonly kind: 'people' | 'pairs' | 'seasons'
  /** Written by `npm run evaluate -- --photos DIR --details FILE`; at least one. */
  readonly files: ReadonlyArray<string>
  readonly half: Half | undefined
  readonly write: boolean
}

/** Throws a one-line error for wrong options. */
export function parseOptions(args: string[]): FitOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      pairs: { type: 'boolean', default: false },
      half: { type: 'string' },
      seasons: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  })
  if (positionals.length === 0) throw new Error('no details file was given')
  const half = halves.find((name) => name === values.half)
  if (values.half !== undefined && half === undefined)
    throw new Error(`--half takes even or odd, not '${values.half}'`)
  const { pairs, seasons, write } = values
  if (pairs && seasons) throw new Error('--pairs and --seasons exclude each other')
  const kind = pairs ? 'pairs' : seasons ? 'seasons' : 'people'
  return { files: positionals, kind, half, write }
}
