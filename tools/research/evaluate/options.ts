import { parseArgs } from 'node:util'
import type { Gender } from '@kaoiro/core/diagnosis'
import type { Half } from '../halves.js'
import { halves } from '../halves.js'
import type { Change } from './pixels/second-photo.js'
import { changes } from './pixels/second-photo.js'

export interface PhotosOptions {
  readonly kind: 'photos'
  readonly folder: string
  /** The gender of photos in folders without a gender in their names. */
  readonly gender: Gender
  readonly again: number
  readonly changes: ReadonlyArray<Change>
  /** Prepare each photo in six ways, instead of making second photos. */
  readonly ways: boolean
  readonly limit: number | undefined
  readonly half: Half | undefined
  /** A file of norms, or `own`: those of the photos themselves. Undefined for people of an unknown place. */
  readonly norms: string | undefined
  /** A file of points set by hand. */
  readonly truth: string | undefined
  readonly seed: number
  readonly json: string | undefined
  readonly details: string | undefined
}

/** Evidence of several photos of each person, or of portraits that somebody gave a season. */
export interface EvidenceOptions {
  readonly kind: 'pairs' | 'labelled'
  /** Lines of JSON with the evidence of photos. */
  readonly file: string
  readonly half: Half | undefined
  readonly norms: string | undefined
  readonly json: string | undefined
}

const genders: Readonly<Record<string, Gender>> = { women: 'WOMEN', men: 'MEN' }

const photosOnly = ['gender', 'again', 'only', 'limit', 'truth', 'seed', 'details'] as const
const sources = ['photos', 'pairs', 'labelled'] as const
const strings = [...photosOnly, ...sources, 'half', 'norms', 'json'] as const

/** Allowed whole numbers. */
const ranges = { seed: [0, 0xffffffff], again: [0, 9], limit: [1, 100_000] } as const

type Values = Readonly<Partial<Record<(typeof strings)[number], string>>>

/** Returns the first error in the options' values. */
const errorIn = (values: Values): string | undefined => {
  const { photos, only, gender, half } = values
  const given = sources.filter((name) => values[name] !== undefined)
  if (given.length > 1) return `--${given[0]} and --${given[1]} exclude each other`
  if (given[0] === 'labelled' && values.norms !== undefined)
    return '--labelled judges by own and by shipped norms, without --norms'
  const lonely = photosOnly.find((name) => photos === undefined && name in values)
  if (lonely !== undefined) return `--${lonely} needs --photos DIR`
  if (given.length === 0) return 'choose --photos DIR, --pairs FILE or --labelled FILE'
  const empty = strings.find((name) => values[name] === '')
  if (empty !== undefined) return `--${empty} must not be empty`
  for (const [name, [min, max]] of Object.entries(ranges)) {
    const text = values[name as keyof typeof ranges]
    if (text !== undefined && !(/^\d{1,10}$/.test(text) && +text >= min && +text <= max))
      return `--${name} takes a whole number from ${min} to ${max}, not '${text}'`
  }
  if (gender !== undefined && !Object.hasOwn(genders, gender))
    return `--gender takes women or men, not '${gender}'`
  if (half !== undefined && !halves.some((name) => name === half))
    return `--half takes even or odd, not '${half}'`
  const unknown = only?.split(',').find((name) => !changes.some((change) => change === name))
  return unknown === undefined ? undefined : `--only: unknown change '${unknown}'`
}

/** Throws a one-line error for wrong options. */
export const parseOptions = (args: ReadonlyArray<string>): PhotosOptions | EvidenceOptions => {
  const { ways, ...values } = parseArgs({
    args: [...args],
    options: {
      ...Object.fromEntries(strings.map((name) => [name, { type: 'string' as const }])),
      ways: { type: 'boolean', default: false },
    },
  }).values as Values & { readonly ways: boolean }
  const error = ways && values.photos === undefined ? '--ways needs --photos DIR' : errorIn(values)
  if (error !== undefined) throw new Error(error)
  const {
    json,
    photos = '',
    pairs,
    labelled,
    norms,
    seed = 2026,
    again = 2,
    limit,
    only,
    truth,
    details,
  } = values
  const half = halves.find((name) => name === values.half)
  if (pairs !== undefined) return { kind: 'pairs', file: pairs, half, norms, json }
  if (labelled !== undefined) return { kind: 'labelled', file: labelled, half, norms, json }
  return {
    kind: 'photos',
    folder: photos,
    gender: genders[values.gender ?? 'women'] ?? 'WOMEN',
    again: Number(again),
    changes: changes.filter((change) => only?.split(',').includes(change) ?? true),
    limit: limit === undefined ? undefined : Number(limit),
    ways,
    half,
    norms,
    truth,
    seed: Number(seed),
    json,
    details,
  }
}
