import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

const bin = fileURLToPath(new URL('../bin/kaoiro.cjs', import.meta.url))

/** This process's environment without the variables that Vitest adds. */
const environment = (): NodeJS.ProcessEnv => {
  const { NODE_OPTIONS: _, ...env } = process.env
  return { ...env, LC_ALL: 'C.UTF-8' }
}

interface Surroundings {
  readonly node?: string
  readonly env?: NodeJS.ProcessEnv
  /** A file descriptor for stdout; default: a pipe. */
  readonly stdout?: number
}

export const start = (
  args: ReadonlyArray<string>,
  { node = process.execPath, env = {}, stdout }: Surroundings = {},
): ChildProcess =>
  spawn(node, [bin, ...args], {
    env: { ...environment(), ...env },
    stdio: ['ignore', stdout ?? 'pipe', 'pipe'],
  })

/** Runs the built program in a child process and waits until it exits. */
export const runBuilt = async (
  args: ReadonlyArray<string>,
  options: { node?: string; env?: NodeJS.ProcessEnv } = {},
) => {
  const program = start(args, options)
  const [stdout, stderr] = await Promise.all([
    program.stdout === null ? '' : text(program.stdout),
    program.stderr === null ? '' : text(program.stderr),
    once(program, 'close'),
  ])
  return { code: program.exitCode, stdout, stderr }
}

/** Reads a stream until its text contains `words`; rejects if the stream ends first. */
export const reads = (stream: Readable | null, words: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let read = ''
    stream?.on('data', (chunk: Buffer) => {
      read += chunk.toString()
      if (read.includes(words)) resolve(read)
    })
    stream?.once('end', () => reject(new Error(`it ended before it wrote "${words}":\n${read}`)))
  })
