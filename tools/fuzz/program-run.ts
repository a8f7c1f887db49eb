import { spawnSync } from 'node:child_process'

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

export const runProgram = (
  program: string,
  args: ReadonlyArray<string>,
  { cwd, input = new Uint8Array() }: RunOptions,
): ProgramRun => {
  const env = { ...process.env, LC_ALL: 'C.UTF-8' }
  const options = { cwd, input, env, timeout, encoding: 'utf8' } as const
  return spawnSync(process.execPath, [program, ...args], options)
}

export const linesOf = (text: string): ReadonlyArray<string> =>
  text.split('\n').filter((line) => line !== '')

/** Returns which rule for all commands a run violates; undefined if it follows them. */
export const brokenRule = ({ status, stdout, stderr }: ProgramRun): string | undefined => {
  const errors = linesOf(stderr)
  if (status === null) return 'it does not end'
  if (status > 2) return `it exits with ${status}`
  if (/^\s+at .+:\d+/m.test(stderr)) return 'it prints a stack trace'
  if (status > 0 && stdout + stderr === '') return 'it fails without a message'
  if (new Set(errors).size < errors.length) return 'it prints a line twice'
  return undefined
}
