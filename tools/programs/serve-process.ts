import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { kaoiro } from './cost.js'

/** A `kaoiro serve` in a process of its own. */
export interface ServeProcess {
  readonly pid: number
  /** Empty for a worker. */
  readonly address: string
  /** False once it has ended, whoever ended it. */
  readonly isAlive: () => boolean
  /** Megabytes of resident memory now. */
  readonly memory: () => number
  /** As `kill -9`. */
  readonly kill: () => Promise<void>
  /** As Ctrl-C. */
  readonly stop: () => Promise<void>
}

/** Linux counts it in pages of 4 kB. */
const residentMegabytes = (pid: number): number =>
  (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 1_000_000

/** Limits on requests off: one machine plays all visitors. */
export const unlimited = {
  KAOIRO_SESSIONS_PER_ADDRESS: 'off',
  KAOIRO_SESSIONS_IN_ALL: 'off',
  KAOIRO_REQUESTS_PER_ADDRESS: 'off',
  KAOIRO_LOG_LEVEL: 'error',
}

/** As they are where nobody sets them: an empty variable is none. */
export const defaultLimits = {
  KAOIRO_SESSIONS_PER_ADDRESS: '',
  KAOIRO_SESSIONS_IN_ALL: '',
  KAOIRO_REQUESTS_PER_ADDRESS: '',
}

/** Starts a node; of one that listens `--quiet` is to be among the arguments, so that it prints its address. */
export const serve = async (
  args: ReadonlyArray<string>,
  env: Readonly<Record<string, string>> = {},
): Promise<ServeProcess> => {
  const child = spawn(process.execPath, [kaoiro, 'serve', '--host', '127.0.0.1', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...unlimited, ...env },
  })
  const ended = once(child, 'exit')
  const [line] = (await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    ended.then(() => Promise.reject(new Error('kaoiro serve ended at once'))),
  ])) as [string]
  const end = async (signal: 'SIGKILL' | 'SIGINT') => {
    child.kill(signal)
    await ended
  }
  const pid = child.pid ?? 0
  return {
    pid,
    address: line.startsWith('http')
      ? line.replace('localhost', '127.0.0.1').replace(/\/$/, '')
      : '',
    isAlive: () => child.exitCode === null && child.signalCode === null,
    memory: () => residentMegabytes(pid),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGINT'),
  }
}
