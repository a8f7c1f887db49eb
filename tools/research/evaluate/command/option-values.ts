import { parseArgs } from 'node:util'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import { halves } from '../tasks/choice.js'
import { changes } from '../second-photo/amounts.js'

/** The genders as they are asked for. */
export const genderOf: Readonly<Record<string, Gender>> = { women: 'WOMEN', men: 'MEN' }

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

export type Values = Readonly<Partial<Record<(typeof strings)[number], string>>> & {
  readonly each?: boolean
  readonly help?: boolean
}

export const valuesOf = (args: ReadonlyArray<string>): Values =>
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
export const faultOf = (values: Values): string | undefined => clashIn(values) ?? faultIn(values)
