import path from 'node:path'
import { parseArgs } from 'node:util'
import { workspace } from '../programs/workspace.js'

const partNames = ['names', 'tables', 'requests', 'photos'] as const

export type PartName = (typeof partNames)[number]

export interface FuzzOptions {
  readonly seed: number
  readonly count: number
  /** Minutes after which no further part starts. */
  readonly minutes: number
  readonly parts: ReadonlyArray<PartName>
  readonly engines: ReadonlyArray<string>
  /** Path of the built program. */
  readonly program: string
  /** Whether to keep the photos after a run without faults. */
  readonly keep: boolean
}

/** Tries random cases of one kind. Returns a line for each fault. */
export type Fuzzing = (options: FuzzOptions) => Promise<ReadonlyArray<string>>

export const help = `Tries the built program and service with random input.

  npm run fuzz -- [--only PART] [--seed N] [--count N] [--minutes N]
                  [--engine sharp|jimp] [--program FILE] [--keep]

  --only PART  names: file names and kinds of files; tables: manifests and lists
               of codes; requests: headers, methods and addresses; photos:
               unusual and broken photos (default: all)
  --seed N     the seed; the same seed generates the same input (default: 1)
  --count N    number of photos and requests; a thirtieth as many tables, a
               sixtieth as many folders (default: 2400)
  --minutes N  repeat with the next seeds for this time (default: 0, once)
  --engine E   test photos with one engine only (default: both)
  --program F  kaoiro.cjs of another build (default: cli/bin/kaoiro.cjs)
  --keep       keep the generated photos

Exit codes: 0 no faults, 1 faults found, 2 invalid options.`

const wholeNumber = (name: string, text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} takes a whole number, not '${text}'`)
  return Number(text)
}

/** Throws a one-line error for wrong options. */
export const parseOptions = (args: string[]): FuzzOptions => {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '2400' },
      minutes: { type: 'string', default: '0' },
      engine: { type: 'string' },
      program: { type: 'string', default: path.join(workspace, 'cli/bin/kaoiro.cjs') },
      keep: { type: 'boolean', default: false },
    },
  })
  const { only, engine, keep } = values
  const parts = partNames.filter((name) => only === undefined || name === only)
  if (parts.length === 0) throw new Error(`--only takes ${partNames.join(', ')}`)
  return {
    seed: wholeNumber('seed', values.seed),
    count: wholeNumber('count', values.count),
    minutes: wholeNumber('minutes', values.minutes),
    parts,
    engines: engine === undefined ? ['sharp', 'jimp'] : [engine],
    program: path.resolve(values.program),
    keep,
  }
}
