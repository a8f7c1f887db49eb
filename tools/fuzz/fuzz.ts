// `npm run fuzz`: tries the built program and service with random input. See --help.
import path from 'node:path'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { checksPhotos } from '@kaoiro/fixtures/check-photos'
import { optionsOf } from '../programs/command-line.js'
import { workspace } from '../programs/workspace.js'
import { namesPart } from './names.js'
import type { Tried } from './program-run.js'
import { requestsPart } from './requests.js'
import { tablesPart } from './tables.js'

/** Checks properties of one kind of input, and throws with the smallest input that breaks one. */
type Part = (tried: Tried, runs: fc.Parameters<unknown>) => Promise<void> | void

/** Milliseconds that a run may take: for its start, and for each photo. The program gives up a photo after five seconds. */
const limits = { start: 15_000, each: 1_000 }

/** Runs `kaoiro check` over unusual and broken photos with each image engine, and prints how many had which outcome. */
const photosPart: Part = ({ program, engines }, runs) => {
  for (const engine of engines) {
    const counts = new Map<string, number>()
    const onOutcome = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
    fc.assert(checksPhotos({ program, engine, ...limits, onOutcome }), runs)
    const outcomes = [...counts].sort(([, a], [, b]) => b - a)
    console.log(`  ${engine}: ${outcomes.map(([name, count]) => `${count} ${name}`).join(', ')}`)
  }
}

/** Each part, and how many photos or requests count as one of its inputs. */
const parts: Readonly<Record<string, readonly [part: Part, share: number]>> = {
  names: [namesPart, 60],
  tables: [tablesPart, 30],
  requests: [requestsPart, 1],
  photos: [photosPart, 10],
}

const help = `Tries the built program and service with random input.

  npm run fuzz -- [--only PART] [--seed N] [--path P] [--count N] [--minutes N]
                  [--engine sharp|jimp] [--program FILE]

  --only PART  names: file names and kinds of files; tables: manifests and lists
               of codes; requests: headers, methods and addresses; photos:
               unusual and broken photos (default: all)
  --seed N     the seed; the same seed generates the same input (default: 1)
  --path P     repeats one input, with the seed and path that a fault names
  --count N    number of photos and requests; a thirtieth as many tables, a
               sixtieth as many folders (default: 2400)
  --minutes N  repeat with the next seeds for this time (default: 0, once)
  --engine E   test photos with one engine only (default: both)
  --program F  kaoiro.cjs of another build (default: cli/bin/kaoiro.cjs)

Exit codes: 0 no faults, 1 faults found, 2 invalid options.`

const wholeNumber = (name: string, text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} takes a whole number, not '${text}'`)
  return Number(text)
}

/** Throws a one-line error for wrong options. */
const parseOptions = (args: string[]) => {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      seed: { type: 'string', default: '1' },
      path: { type: 'string' },
      count: { type: 'string', default: '2400' },
      minutes: { type: 'string', default: '0' },
      engine: { type: 'string' },
      program: { type: 'string', default: path.join(workspace, 'cli/bin/kaoiro.cjs') },
    },
  })
  const { only, engine } = values
  if (only !== undefined && !Object.hasOwn(parts, only))
    throw new Error(`--only takes ${Object.keys(parts).join(', ')}`)
  if (values.path !== undefined && only === undefined) throw new Error('--path needs --only')
  return {
    only,
    seed: wholeNumber('seed', values.seed),
    path: values.path,
    count: wholeNumber('count', values.count),
    minutes: wholeNumber('minutes', values.minutes),
    tried: {
      program: path.resolve(values.program),
      engines: engine === undefined ? ['sharp', 'jimp'] : [engine],
    },
  }
}

/** Runs each part once, then repeats the parts with the next seeds until the time is over. Returns the number of faults. */
const fuzz = async (options: ReturnType<typeof parseOptions>): Promise<number> => {
  const end = performance.now() + options.minutes * 60_000
  let faults = 0
  for (let seed = options.seed; seed === options.seed || performance.now() < end; seed++)
    for (const [name, [part, share]] of Object.entries(parts)) {
      if (options.only !== undefined && name !== options.only) continue
      if (seed > options.seed && performance.now() >= end) continue
      console.log(`${name}, --seed ${seed}`)
      const numRuns = Math.ceil(options.count / share)
      const runs = { seed, numRuns, ...(options.path !== undefined && { path: options.path }) }
      try {
        await part(options.tried, runs)
      } catch (error) {
        faults++
        console.log(error instanceof Error ? `${error.message}\n${String(error.cause)}` : error)
      }
    }
  console.log(faults === 0 ? 'No faults.' : `Faults: ${faults}`)
  return faults
}

process.exitCode = (await fuzz(optionsOf('fuzz', help, parseOptions))) === 0 ? 0 : 1
