import { parseArgs } from 'node:util'
import type { Demand } from './sized-site.js'
import { defaultTimesFile } from '../queue-model/times.js'
import type { CommandLine } from '../processes/command-line.js'
import { notParsed, wrong } from '../processes/command-line.js'

export interface PlanOptions {
  /** One plan for each number of visitors. */
  readonly demands: ReadonlyArray<Demand>
  /** Where the times of the machine are. */
  readonly times: string
  /** Whether one table is printed, as Markdown. */
  readonly table: boolean
}

/** Of the table where none is said. */
const defaultVisitors = ['10000', '100000', '1000000']

/** From, to, and what stands where nothing is said. */
const numbers = {
  peak: { min: 1, max: 24, otherwise: '6' },
  wait: { min: 4, max: 300, otherwise: '10' },
  cores: { min: 1, max: 256, otherwise: '2' },
  network: { min: 0.1, max: 400, otherwise: '1' },
  threads: { min: 1, max: 10_000, otherwise: undefined },
  seed: { min: 0, max: 0xffffffff, otherwise: '2026' },
} as const

type NumberName = keyof typeof numbers

const wholeOnes: ReadonlyArray<NumberName> = ['cores', 'threads', 'seed']

const isNumberName = (name: string): name is NumberName => Object.hasOwn(numbers, name)

const maxVisitors = 10_000_000

const parsed = (args: ReadonlyArray<string>) =>
  parseArgs({
    args: [...args],
    options: {
      'visitors-per-day': { type: 'string', multiple: true },
      peak: { type: 'string' },
      wait: { type: 'string' },
      cores: { type: 'string' },
      network: { type: 'string' },
      threads: { type: 'string' },
      seed: { type: 'string' },
      times: { type: 'string', default: defaultTimesFile },
      table: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  }).values

type Values = ReturnType<typeof parsed>

const isIn = (text: string, min: number, max: number, whole: boolean): boolean =>
  (whole ? /^\d{1,10}$/ : /^\d{1,10}(\.\d{1,6})?$/).test(text) &&
  Number(text) >= min &&
  Number(text) <= max

const faultIn = (values: Values): string | undefined => {
  const visitors = values['visitors-per-day'] ?? []
  const refused = visitors.find((text) => !isIn(text, 1, maxVisitors, true))
  if (refused !== undefined)
    return `--visitors-per-day takes a whole number from 1 to ${maxVisitors}, not '${refused}'`
  if (visitors.length === 0 && !values.table)
    return 'how many visitors? --visitors-per-day N, or --table'
  if (values.times === '') return '--times has an empty value'
  for (const name of Object.keys(numbers).filter(isNumberName)) {
    const { min, max } = numbers[name]
    const text = values[name]
    const whole = wholeOnes.includes(name)
    if (text !== undefined && !isIn(text, min, max, whole))
      return `--${name} takes a ${whole ? 'whole ' : ''}number from ${min} to ${max}, not '${text}'`
  }
  return undefined
}

const optionsOf = (values: Values): PlanOptions => {
  const numberOf = (name: Exclude<NumberName, 'threads'>): number =>
    Number(values[name] ?? numbers[name].otherwise)
  return {
    demands: (values['visitors-per-day'] ?? defaultVisitors).map((visitors) => ({
      visitorsPerDay: Number(visitors),
      peak: numberOf('peak'),
      wait: numberOf('wait'),
      cores: numberOf('cores'),
      network: numberOf('network'),
      threads: values.threads === undefined ? undefined : Number(values.threads),
      seed: numberOf('seed'),
    })),
    times: values.times,
    table: values.table,
  }
}

export const parseOptions = (args: ReadonlyArray<string>): CommandLine<PlanOptions> => {
  try {
    const values = parsed(args)
    if (values.help) return { kind: 'help' }
    const why = faultIn(values)
    return why === undefined ? { kind: 'run', options: optionsOf(values) } : wrong(why)
  } catch (error) {
    return notParsed(error)
  }
}
