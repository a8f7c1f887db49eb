import path from 'node:path'
import { parseArgs } from 'node:util'
import { workspace } from '../processes/workspace.js'

export interface FuzzOptions {
  readonly seed: number
  readonly count: number
  readonly engines: ReadonlyArray<string>
  /** The built program. */
  readonly program: string
  /** Whether the files stay after a run without faults. */
  readonly keep: boolean
  /** Whether the slowest JPEG is looked for instead. */
  readonly slow: boolean
}

const help = `Runs the built program over valid, odd and broken photos.

  npm run fuzz -- [--seed N] [--count N] [--engine sharp|jimp] [--program FILE] [--keep]
  npm run fuzz -- --slow [--seed N] [--count N]

  --seed N     which cases; the same seed gives the same ones (default: 1)
  --count N    how many (default: 2400; with --slow 600)
  --engine E   one engine alone (default: both)
  --program F  another build's kaoiro.cjs (default: cli/bin/kaoiro.cjs)
  --keep       leave the files behind
  --slow       look for the JPEG of up to 2 MB that takes the service longest: count, size and kind of its
               segments, scans and tables are changed, and the slowest files changed further. Prints the
               slowest three and where they are, and fails where one takes more than 1.5 s of one core.
`

const wholeNumber = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null)

/** The command line's options, or what to print instead of running. */
export const parseOptions = (args: ReadonlyArray<string>): FuzzOptions | string => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string' },
      engine: { type: 'string' },
      program: { type: 'string', default: path.join(workspace, 'cli/bin/kaoiro.cjs') },
      keep: { type: 'boolean', default: false },
      slow: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const seed = wholeNumber(values.seed)
  const count = wholeNumber(values.count ?? (values.slow ? '600' : '2400'))
  if (values.help) return help
  if (seed === null || count === null) return '--seed and --count want whole numbers\n'
  const engines = values.engine === undefined ? ['sharp', 'jimp'] : [values.engine]
  const { keep, slow } = values
  return { seed, count, engines, program: path.resolve(values.program), keep, slow }
}
