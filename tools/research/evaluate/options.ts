import { parseArgs } from 'node:util'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import type { Series } from './second-photo/amounts.js'
import { changes, eachAlone, everything, seriesOf } from './second-photo/amounts.js'
import type { Half } from './records/tasks.js'
import { halves } from './records/tasks.js'

interface CommonOptions {
  readonly seed: number
  readonly json: string | undefined
  readonly details: string | undefined
}

interface DrawnOptions extends CommonOptions {
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
}

export type Options = DrawnOptions | PhotosOptions

const genders: Readonly<Record<string, Gender>> = { women: 'WOMEN', men: 'MEN' }

const drawnOnly = ['count'] as const
const photosOnly = ['gender', 'again', 'only', 'limit', 'half', 'sheet'] as const
const strings = [...drawnOnly, ...photosOnly, 'seed', 'photos', 'json', 'details'] as const

/** Allowed whole numbers. More portraits would take hours. */
const ranges = {
  count: [1, 100_000],
  seed: [0, 0xffffffff],
  again: [1, 9],
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
  const { photos, count, each, only, gender, half } = values
  const lonely = [...photosOnly, 'each'].find((name) => photos === undefined && name in values)
  if (lonely !== undefined) return `--${lonely} needs --photos DIR`
  if (photos !== undefined && count !== undefined)
    return '--count is for drawn portraits; use --limit for photos'
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
    return `--half takes first or second, not '${half}'`
  const unknown = only?.split(',').find((name) => !changes.some((change) => change === name))
  return unknown === undefined ? undefined : `--only: unknown change '${unknown}'`
}

const seriesIn = ({ each, only }: Values): ReadonlyArray<Series> => {
  if (each === true) return eachAlone
  if (only === undefined) return [everything]
  return [seriesOf(changes.filter((change) => only.split(',').includes(change)))]
}

const optionsIn = (values: Values): Options => {
  const { seed = 2026, json, details, photos, count = 400, limit, sheet } = values
  const common = { seed: Number(seed), json, details }
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
    half: halves.find((half) => half === values.half),
    sheet,
  }
}

/** Throws a one-line error for wrong options. */
export const parseOptions = (args: ReadonlyArray<string>): Options => {
  const values = valuesOf(args)
  const error = errorIn(values)
  if (error !== undefined) throw new Error(error)
  return optionsIn(values)
}
