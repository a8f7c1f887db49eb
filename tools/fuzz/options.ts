import path from 'node:path'
import { parseArgs } from 'node:util'
import { workspace } from '../programs/workspace.js'

export interface FuzzOptions {
  readonly seed: number
  readonly count: number
  readonly engines: ReadonlyArray<string>
  /** Path of the built program. */
  readonly program: string
  /** Whether to keep the files after a run without faults. */
  readonly keep: boolean
}

const help = `Runs the built program over valid, unusual and broken photos.

  npm run fuzz -- [--seed N] [--count N] [--engine sharp|jimp] [--program FILE] [--keep]

  --seed N     the seed; the same seed generates the same photos (default: 1)
  --count N    number of photos (default: 2400)
  --engine E   test one engine only (default: both)
  --program F  kaoiro.cjs of another build (default: cli/bin/kaoiro.cjs)
  --keep       keep the generated photos

Exit codes: 0 no faults, 1 faults found, 2 invalid options.
`

const wholeNumber = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null)

/** Returns the options, or the help or error message to print; error messages start with `--`. */
export const parseOptions = (args: ReadonlyArray<string>): FuzzOptions | string => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '2400' },
      engine: { type: 'string' },
      program: { type: 'string', default: path.join(workspace, 'cli/bin/kaoiro.cjs') },
      keep: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const seed = wholeNumber(values.seed)
  const count = wholeNumber(values.count)
  if (values.help) return help
  if (seed === null || count === null)
    return '--seed and --count must be whole numbers of at most 9 digits\n'
  const engines = values.engine === undefined ? ['sharp', 'jimp'] : [values.engine]
  return { seed, count, engines, program: path.resolve(values.program), keep: values.keep }
}
