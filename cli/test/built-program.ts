import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

const bin = fileURLToPath(new URL('../bin/kaoiro.cjs', import.meta.url))

/** Variables that vitest sets for itself are not the program's. */
const environment = (): NodeJS.ProcessEnv => {
  const { NODE_OPTIONS: _, ...env } = process.env
  return { ...env, LC_ALL: 'C.UTF-8' }
}

/**
 * Here WebAssembly stays as its quick compiler makes it: in a program that ends after some seconds, optimising what the
 * database and the models are made of takes a quarter of its time. Answers are the same.
 */
const quickly = '--liftoff-only'

interface Surroundings {
  /** A Node that is to run it just as it is installed. */
  readonly node?: string
  readonly env?: NodeJS.ProcessEnv
  /** A file descriptor, in the place of a pipe. */
  readonly stdout?: number
}

export const start = (
  args: ReadonlyArray<string>,
  { node, env = {}, stdout }: Surroundings = {},
): ChildProcess =>
  spawn(node ?? process.execPath, [...(node === undefined ? [quickly] : []), bin, ...args], {
    env: { ...environment(), ...env },
    stdio: ['ignore', stdout ?? 'pipe', 'pipe'],
  })

/** Runs the built program as a process of its own, to its end. */
export const runBuilt = async (
  args: ReadonlyArray<string>,
  options: Pick<Surroundings, 'node' | 'env'> = {},
) => {
  const program = start(args, options)
  const [stdout, stderr] = await Promise.all([
    program.stdout === null ? '' : text(program.stdout),
    program.stderr === null ? '' : text(program.stderr),
    once(program, 'close'),
  ])
  return { code: program.exitCode, stdout, stderr }
}

/** What a stream has carried once that holds `words`; rejects where it ends before. */
export const reads = (stream: Readable | null, words: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let read = ''
    stream?.on('data', (chunk: Buffer) => {
      read += chunk.toString()
      if (read.includes(words)) resolve(read)
    })
    stream?.once('end', () => reject(new Error(`it ended before it wrote "${words}":\n${read}`)))
  })
