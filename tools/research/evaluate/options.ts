import { parseArgs } from 'node:util'
import type { Gender } from '@kaoiro/core/diagnosis'
import type { Half } from '../halves.js'
import { halves } from '../halves.js'
import type { Series } from './second-photo/amounts.js'
import { changes, eachAlone, everything, seriesOf } from './second-photo/amounts.js'

interface CommonOptions {
  readonly seed: number
  readonly json: string | undefined
  readonly details: string | undefined
}

export interface DrawnOptions extends CommonOptions {
  readonly kind: 'drawn'
  readonly count: number
}

export interface PhotosOptions extends CommonOptions {
  readonly kind: 'photos'
  readonly folder: string
  /** The gender of photos in folders without a gender in their names. */
  readonly gender: Gender
  readonly again: number
  readonly series: ReadonlyArray<Series>
  readonly limit: number | undefined
  readonly half: Half | undefined
  readonly sheet: string | undefined
  /** A file of points set by hand. */
  readonly truth: string | undefined
}

export interface PairsOptions extends CommonOptions {
  readonly kind: 'pairs'
  /** Lines of JSON with the evidence of photos. */
  readonly file: string
  readonly half: Half | undefined
}

export type Options = DrawnOptions | PhotosOptions | PairsOptions

const genders: Readonly<Record<string, Gender>> = { women: 'WOMEN', men: 'MEN' }

const drawnOnly = ['count'] as const
const photosOnly = ['gender', 'again', 'only', 'limit', 'sheet', 'truth'] as const
const sources = ['photos', 'pairs'] as const
const strings = [
  ...drawnOnly,
  ...photosOnly,
  ...sources,
  'half',
  'seed',
  'json',
  'details',
] as const

/** Allowed whole numbers. More portraits would take hours. */
const ranges = {
  count: [1, 100_000],
  seed: [0, 0xffffffff],
  again: [0, 9],
  limit: [1, 100_000],
} as const

type Values = Readonly<Partial<Record<(typeof strings)[number], string>>> & {
  readonly each?: boolean
}

const valuesOf = (args: ReadonlyArray<string>): Values =>
  parseArgs({
    args: [...args],
    options: {
      ...Object.fromEntries(strings.map((name) => [name, { type: 'string' as const }])),
      each: { type: 'boolean' },
    },
  }).values

/** Returns the first error in the options' values. */
const errorIn = (values: Values): string | undefined => {
  const { photos, pairs, count, each, only, gender, half } = values
  if (photos !== undefined && pairs !== undefined) return '--photos and --pairs exclude each other'
  const lonely = [...photosOnly, 'each'].find((name) => photos === undefined && name in values)
  if (lonely !== undefined) return `--${lonely} needs --photos DIR`
  if ((photos ?? pairs) !== undefined && count !== undefined)
    return '--count is for drawn portraits; use --limit for photos'
  if ((photos ?? pairs) === undefined && half !== undefined)
    return '--half needs --photos DIR or --pairs FILE'
  if (pairs !== undefined && values.details !== undefined)
    return '--details needs --photos DIR or drawn portraits'
  if (each === true && only !== undefined) return '--each and --only exclude each other'
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

const seriesIn = ({ again, each, only }: Values): ReadonlyArray<Series> => {
  if (again === '0') return []
  if (each === true) return eachAlone
  if (only === undefined) return [everything]
  return [seriesOf(changes.filter((change) => only.split(',').includes(change)))]
}

const optionsIn = (values: Values): Options => {
  const { seed = 2026, json, details, photos, pairs, count = 400 } = values
  const { limit, sheet, truth } = values
  const half = halves.find((name) => name === values.half)
  const common = { seed: Number(seed), json, details }
  if (pairs !== undefined) return { kind: 'pairs', ...common, file: pairs, half }
  if (photos === undefined) return { kind: 'drawn', ...common, count: Number(count) }
  return {
    kind: 'photos',
    ...common,
    folder: photos,
    gender: genders[values.gender ?? 'women'] ?? 'WOMEN',
    // Six make two groups of three, which show what three photos gain over one.
    again: Number(values.again ?? 6),
    series: seriesIn(values),
    limit: limit === undefined ? undefined : Number(limit),
    half,
    sheet,
    truth,
  }
}

/** Throws a one-line error for wrong options. */
export const parseOptions = (args: ReadonlyArray<string>): Options => {
  const values = valuesOf(args)
  const error = errorIn(values)
  if (error !== undefined) throw new Error(error)
  return optionsIn(values)
}
