import { parseArgs } from 'node:util'
import type { Gender } from '@kaoiro/core/diagnosis'

export const help = `Usage: npm run evaluate -- --photos DIR [options]
       npm run evaluate -- --pairs FILE [options]
       npm run evaluate -- --labelled FILE [options]

Measures how far the analysis can be trusted. With --photos it examines
photographs: whether measures and scores agree with points set by hand
(--truth), whether several photos of one person get the same answer, and how
answers are distributed.
With --pairs it compares photos of one person by their evidence alone, and with
--labelled the seasons it tells with those that somebody gave.

Photographs
  --photos DIR    the .jpg, .jpeg and .png files in a folder and its subfolders,
                  symbolic links included; ID-neutral.jpg, ID-smiling.jpg and
                  other files ID-… of one folder show one person; folders
                  named female-… or male-… give the gender
  --gender WHO    women or men, for folders that name none (default women)
  --truth FILE    JSON with points set by hand on the photos ID-neutral: { ID:
                  { gender, points } }, or { ID: { gender, traits } } with
                  faceLine, brow, eye, mouth and position
  --ways          resize and encode each photo in six ways: does the answer stay?
  --limit N       that many of the people, evenly from all folders
  --details FILE  write one line of JSON per photo, with the measures and all
                  answers

Evidence
  --pairs FILE    lines of JSON, { person, gender, evidence } or as --details
                  writes them; without gender, people are typed as women and as
                  men
  --labelled FILE lines with { set, person, season, evidence } of people to whom
                  nothing was fitted (fit --seasons tells those left out)

All
  --norms FILE    compare colours with these norms; own: with the norms of the
                  photos themselves
  --json FILE     write the figures as JSON
  --help          show this help

Examples
  npm run evaluate -- --photos london --truth london/points.json
  npm run evaluate -- --photos faces --ways --limit 80
  npm run evaluate -- --photos london --norms own
  npm run evaluate -- --pairs pairs.jsonl

Two cores take about 0.2 s for each photo. Ctrl-C stops without writing anything.
Exit codes: 0 done, whether or not the goals are reached; 1 no photos, or a
failure; 2 wrong options; 130 stopped.`

export interface PhotosOptions {
  readonly kind: 'photos'
  readonly folder: string
  /** The gender of photos in folders without a gender in their names. */
  readonly gender: Gender
  /** Prepare each photo in six ways. */
  readonly ways: boolean
  readonly limit: number | undefined
  /** A file of norms, or `own`: those of the photos themselves. Undefined for people of an unknown place. */
  readonly norms: string | undefined
  /** A file of points set by hand. */
  readonly truth: string | undefined
  readonly json: string | undefined
  readonly details: string | undefined
}

/** Evidence of several photos of each person, or of portraits that somebody gave a season. */
export interface EvidenceOptions {
  readonly kind: 'pairs' | 'labelled'
  /** Lines of JSON with the evidence of photos. */
  readonly file: string
  readonly norms: string | undefined
  readonly json: string | undefined
}

const genders: Readonly<Record<string, Gender>> = { women: 'WOMEN', men: 'MEN' }

const photosOnly = ['gender', 'limit', 'truth', 'details'] as const
const sources = ['photos', 'pairs', 'labelled'] as const
const strings = [...photosOnly, ...sources, 'norms', 'json'] as const

type Values = Readonly<Partial<Record<(typeof strings)[number], string>>>

/** Returns the first error in the options' values. */
const errorIn = (values: Values): string | undefined => {
  const { photos, gender, limit } = values
  const given = sources.filter((name) => values[name] !== undefined)
  if (given.length > 1) return `--${given[0]} and --${given[1]} exclude each other`
  if (given[0] === 'labelled' && values.norms !== undefined)
    return '--labelled judges by own and by shipped norms, without --norms'
  const lonely = photosOnly.find((name) => photos === undefined && name in values)
  if (lonely !== undefined) return `--${lonely} needs --photos DIR`
  if (given.length === 0) return 'choose --photos DIR, --pairs FILE or --labelled FILE'
  const empty = strings.find((name) => values[name] === '')
  if (empty !== undefined) return `--${empty} must not be empty`
  if (limit !== undefined && !/^[1-9]\d{0,4}$/.test(limit))
    return `--limit takes a whole number from 1 to 99999, not '${limit}'`
  if (gender !== undefined && !Object.hasOwn(genders, gender))
    return `--gender takes women or men, not '${gender}'`
  return undefined
}

/** Throws a one-line error for wrong options. */
export function parseOptions(args: ReadonlyArray<string>): PhotosOptions | EvidenceOptions {
  const { ways, ...values } = parseArgs({
    args: [...args],
    options: {
      ...Object.fromEntries(strings.map((name) => [name, { type: 'string' as const }])),
      ways: { type: 'boolean', default: false },
    },
  }).values as Values & { readonly ways: boolean }
  const error = ways && values.photos === undefined ? '--ways needs --photos DIR' : errorIn(values)
  if (error !== undefined) throw new Error(error)
  const { json, photos = '', pairs, labelled, norms, limit, truth, details } = values
  if (pairs !== undefined) return { kind: 'pairs', file: pairs, norms, json }
  if (labelled !== undefined) return { kind: 'labelled', file: labelled, norms, json }
  return {
    kind: 'photos',
    folder: photos,
    gender: genders[values.gender ?? 'women'] ?? 'WOMEN',
    limit: limit === undefined ? undefined : Number(limit),
    ways,
    norms,
    truth,
    json,
    details,
  }
}
