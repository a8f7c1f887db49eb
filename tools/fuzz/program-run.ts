import { spawnSync } from 'node:child_process'

/** What is tried: the path of the built program, and names of its image engines. */
export interface Tried {
  readonly program: string
  readonly engines: ReadonlyArray<string>
}

/** Result of running the built program to its end. */
export interface ProgramRun {
  /** Null if the program was killed because it did not end. */
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

interface RunOptions {
  readonly cwd: string
  readonly input?: Uint8Array
}

/** Milliseconds after which a run counts as hanging. */
const timeout = 30_000

export function runProgram(
  program: string,
  args: ReadonlyArray<string>,
  { cwd, input = new Uint8Array() }: RunOptions,
): ProgramRun {
  const env = { ...process.env, LC_ALL: 'C.UTF-8' }
  const options = { cwd, input, env, timeout, encoding: 'utf8' } as const
  return spawnSync(process.execPath, [program, ...args], options)
}

export function linesOf(text: string): ReadonlyArray<string> {
  return text.split('\n').filter((line) => line !== '')
}

/** Throws if a run breaks a rule for all commands. */
export function keepsRules({ status, stdout, stderr }: ProgramRun): void {
  const errors = linesOf(stderr)
  if (status === null) throw new Error('it does not end')
  if (status > 2) throw new Error(`it exits with ${status}`)
  if (/^\s+at .+:\d+/m.test(stderr)) throw new Error('it prints a stack trace')
  if (status > 0 && stdout + stderr === '') throw new Error('it fails without a message')
  if (new Set(errors).size < errors.length) throw new Error('it prints a line twice')
}
