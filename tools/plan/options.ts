import { parseArgs } from 'node:util'
import type { CommandLine } from '../programs/command-line.js'
import { notParsed, wrong } from '../programs/command-line.js'
import type { Demand } from './size-site.js'
import { defaultTimesFile } from './times.js'

export interface PlanOptions {
  readonly demands: ReadonlyArray<Demand>
  /** File with the times of the machine. */
  readonly times: string
  /** Whether to print one Markdown table. */
  readonly table: boolean
}

export const help = `Usage: npm run plan -- --visitors-per-day N [options]

Simulates the peak hour at times that npm run soak measured on a machine. Prints
the nodes, database and bucket traffic that the visitors need, how long they
wait, and which resource is the bottleneck.

  --visitors-per-day N  visitors per day; may be repeated
  --peak F              rate of the peak hour divided by the mean rate (default
                        6: a quarter of the day's visitors in one hour)
  --wait S              longest wait of 99 % of the visitors at the peak, in
                        seconds (default 10; the first poll comes after 3)
  --cores N             cores of each node and of the database (default 2)
  --network G           gigabits per second of the bucket, each way (default 1)
  --threads N           analysis threads (default: as many as the wait requires)
  --times FILE          times of another machine, measured by
                        npm run soak -- --only plan --times FILE
  --seed N              seed of the arrivals (default 2026)
  --table               print a Markdown table (default: of 10,000, 100,000 and
                        1,000,000 visitors per day)
  --help                show this help

Visitors come as a Poisson process and are served in order. Their own devices
and networks are left out. Start one more node of each kind, as a spare.
Exit codes: 0 done; 1 not enough threads, or no times; 2 invalid options.`

const numbers = {
  'visitors-per-day': { min: 1, max: 10_000_000, isWhole: true },
  peak: { min: 1, max: 24, isWhole: false },
  wait: { min: 4, max: 300, isWhole: false },
  cores: { min: 1, max: 256, isWhole: true },
  network: { min: 0.1, max: 400, isWhole: false },
  threads: { min: 1, max: 10_000, isWhole: true },
  seed: { min: 0, max: 0xffffffff, isWhole: true },
}

const parsed = (args: ReadonlyArray<string>) =>
  parseArgs({
    args: [...args],
    options: {
      'visitors-per-day': { type: 'string', multiple: true },
      peak: { type: 'string', default: '6' },
      wait: { type: 'string', default: '10' },
      cores: { type: 'string', default: '2' },
      network: { type: 'string', default: '1' },
      threads: { type: 'string' },
      seed: { type: 'string', default: '2026' },
      times: { type: 'string', default: defaultTimesFile },
      table: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  }).values

type Values = ReturnType<typeof parsed>

const faultOf = (values: Values): string | undefined => {
  for (const [name, { min, max, isWhole }] of Object.entries(numbers))
    for (const text of [values[name as keyof typeof numbers] ?? []].flat()) {
      const isNumber = (isWhole ? /^\d{1,10}$/ : /^\d{1,10}(\.\d{1,6})?$/).test(text)
      if (!isNumber || Number(text) < min || Number(text) > max)
        return `--${name} must be a ${isWhole ? 'whole ' : ''}number from ${min} to ${max}, not '${text}'`
    }
  if (values['visitors-per-day'] === undefined && !values.table)
    return 'pass --visitors-per-day N or --table'
  return values.times === '' ? '--times must not be empty' : undefined
}

export const parseOptions = (args: ReadonlyArray<string>): CommandLine<PlanOptions> => {
  try {
    const values = parsed(args)
    if (values.help) return { kind: 'help' }
    const fault = faultOf(values)
    if (fault !== undefined) return wrong(fault)
    const { times, table, threads } = values
    const visitors = values['visitors-per-day'] ?? ['10000', '100000', '1000000']
    const demands = visitors.map((count) => ({
      visitorsPerDay: Number(count),
      peak: Number(values.peak),
      wait: Number(values.wait),
      cores: Number(values.cores),
      network: Number(values.network),
      threads: threads === undefined ? undefined : Number(threads),
      seed: Number(values.seed),
    }))
    return { kind: 'run', options: { demands, times, table } }
  } catch (error) {
    return notParsed(error)
  }
}
