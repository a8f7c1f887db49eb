import { parseArgs } from 'node:util'
import type { Half } from './people/person.js'
import { halves } from './people/person.js'
import type { CommandLine } from '../../processes/command-line.js'
import { notParsed, wrong } from '../../processes/command-line.js'

export interface FitOptions {
  /** What `npm run evaluate -- --photos DIR --details FILE` wrote, at least one. */
  readonly files: ReadonlyArray<string>
  readonly half: Half | undefined
  /** What the names of the visitors' folders have in them. */
  readonly visitors: string
  readonly write: boolean
}

const parsed = (args: ReadonlyArray<string>) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      half: { type: 'string' },
      visitors: { type: 'string', default: 'asian' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })

export const parseOptions = (args: ReadonlyArray<string>): CommandLine<FitOptions> => {
  try {
    const { values, positionals } = parsed(args)
    if (values.help) return { kind: 'help' }
    if (positionals.length === 0) return wrong('there is no file of details to fit')
    const half = halves.find((name) => name === values.half)
    if (values.half !== undefined && half === undefined)
      return wrong(`--half takes even or odd, not '${values.half}'`)
    if (values.visitors === '') return wrong('--visitors has an empty value')
    const { visitors, write } = values
    return { kind: 'run', options: { files: positionals, half, visitors, write } }
  } catch (error) {
    return notParsed(error)
  }
}
