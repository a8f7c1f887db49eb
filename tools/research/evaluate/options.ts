import { parseArgs } from 'node:util'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import type { CommandLine } from '../../processes/command-line.js'
import { notParsed, wrong } from '../../processes/command-line.js'
import type { Series } from './second-photo/amounts.js'
import { changes, eachAlone, everything, seriesOf } from './second-photo/amounts.js'
import type { Half } from './tasks.js'
import { halves } from './tasks.js'

/** The genders as they are asked for. */
const genderOf: Readonly<Record<string, Gender>> = { women: 'WOMEN', men: 'MEN' }

/** More would take hours. */
const maxPortraits = 100_000
const maxSeed = 0xffffffff
const maxAgain = 9

const strings = [
  'count',
  'seed',
  'photos',
  'gender',
  'again',
  'only',
  'limit',
  'half',
  'sheet',
  'json',
  'details',
] as const

type Values = Readonly<Partial<Record<(typeof strings)[number], string>>> & {
  readonly each?: boolean
  readonly help?: boolean
}

const valuesOf = (args: ReadonlyArray<string>): Values =>
  parseArgs({
    args: [...args],
    options: {
      ...Object.fromEntries(strings.map((name) => [name, { type: 'string' as const }])),
      each: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  }).values

const isWholeNumberIn = (text: string, min: number, max: number): boolean =>
  /^\d{1,10}$/.test(text) && Number(text) >= min && Number(text) <= max

/** What is wrong with an option's value, of those that are given. */
const faultIn = ({ count, seed, gender, again, only, limit, half }: Values): string | undefined => {
  const whole = (name: string, text: string | undefined, min: number, max: number) =>
    text === undefined || isWholeNumberIn(text, min, max)
      ? undefined
      : `--${name} takes a whole number from ${min} to ${max}, not '${text}'`
  const unknown = only?.split(',').find((name) => !changes.some((change) => change === name))
  return (
    whole('count', count, 1, maxPortraits) ??
    whole('seed', seed, 0, maxSeed) ??
    whole('again', again, 1, maxAgain) ??
    whole('limit', limit, 1, maxPortraits) ??
    (gender === undefined || Object.hasOwn(genderOf, gender)
      ? undefined
      : `--gender takes women or men, not '${gender}'`) ??
    (half === undefined || halves.some((name) => name === half)
      ? undefined
      : `--half takes first or second, not '${half}'`) ??
    (unknown === undefined ? undefined : `--only knows no change '${unknown}'`)
  )
}

const forPhotos = ['gender', 'again', 'only', 'each', 'limit', 'half', 'sheet'] as const

const clashIn = (values: Values): string | undefined => {
  const lonely = forPhotos.find((name) => values.photos === undefined && name in values)
  if (lonely !== undefined) return `--${lonely} is for photos, and there is no --photos DIR`
  if (values.photos !== undefined && values.count !== undefined)
    return '--count is for drawn portraits; --limit takes some of the photos'
  if (values.each === true && values.only !== undefined)
    return '--each makes every change in turn, --only some: one of the two'
  return strings.some((name) => values[name] === '') ? 'an option has an empty value' : undefined
}

/** What is wrong with a command line that could be read, in one line. */
const faultOf = (values: Values): string | undefined => clashIn(values) ?? faultIn(values)

interface Common {
  readonly seed: number
  readonly json: string | undefined
  readonly details: string | undefined
}

interface DrawnOptions extends Common {
  readonly kind: 'drawn'
  readonly count: number
}

export interface PhotosOptions extends Common {
  readonly kind: 'photos'
  readonly folder: string
  /** Of photos in folders that say nothing. */
  readonly gender: Gender
  readonly again: number
  readonly series: ReadonlyArray<Series>
  readonly limit: number | undefined
  readonly half: Half | undefined
  /** Where a contact sheet goes. */
  readonly sheet: string | undefined
}

export type Options = DrawnOptions | PhotosOptions

const seriesIn = ({ each, only }: Values): ReadonlyArray<Series> => {
  if (each === true) return eachAlone
  return [
    only === undefined
      ? everything
      : seriesOf(changes.filter((change) => only.split(',').includes(change))),
  ]
}

/** Two groups of three: what three photos together gain over one is judged by them. */
const defaultAgain = 6

const optionsOf = (values: Values): Options => {
  const common = {
    seed: Number(values.seed ?? 2026),
    json: values.json,
    details: values.details,
  }
  return values.photos === undefined
    ? { kind: 'drawn', ...common, count: Number(values.count ?? 400) }
    : {
        kind: 'photos',
        ...common,
        folder: values.photos,
        gender: genderOf[values.gender ?? 'women'] ?? 'WOMEN',
        again: Number(values.again ?? defaultAgain),
        series: seriesIn(values),
        limit: values.limit === undefined ? undefined : Number(values.limit),
        sheet: values.sheet,
        half: halves.find((half) => half === values.half),
      }
}

export const parseOptions = (args: ReadonlyArray<string>): CommandLine<Options> => {
  try {
    const values = valuesOf(args)
    if (values.help === true) return { kind: 'help' }
    const why = faultOf(values)
    return why === undefined ? { kind: 'run', options: optionsOf(values) } : wrong(why)
  } catch (error) {
    return notParsed(error)
  }
}
