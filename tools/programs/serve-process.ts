import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { kaoiro } from './cost.js'
import { withFolder } from './with-folder.js'

/** A `kaoiro serve` in a child process. */
export interface ServeProcess {
  readonly pid: number
  /** Empty for a worker, which does not listen. */
  readonly address: string
  /** False after the process has ended for any reason. */
  readonly isAlive: () => boolean
  /** Resident memory in megabytes. */
  readonly memory: () => number
  /** Like `kill -9`. */
  readonly kill: () => Promise<void>
  /** Like Ctrl-C. */
  readonly stop: () => Promise<void>
}

/** Linux only: statm contains the number of 4 KiB pages. */
const residentMegabytes = (pid: number): number =>
  (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 1_000_000

/** Disables rate limits, because one machine plays all visitors. */
export const unlimited = {
  KAOIRO_SESSIONS_PER_ADDRESS: 'off',
  KAOIRO_SESSIONS_IN_ALL: 'off',
  KAOIRO_REQUESTS_PER_ADDRESS: 'off',
  KAOIRO_LOG_LEVEL: 'error',
}

/** The default limits; an empty variable counts as not set. */
export const defaultLimits = {
  KAOIRO_SESSIONS_PER_ADDRESS: '',
  KAOIRO_SESSIONS_IN_ALL: '',
  KAOIRO_REQUESTS_PER_ADDRESS: '',
}

/** Starts a node, which prints one line: its address, or that it works. */
export async function serve(
  args: ReadonlyArray<string>,
  env: Readonly<Record<string, string>> = {},
): Promise<ServeProcess> {
  const child = spawn(
    process.execPath,
    [kaoiro, 'serve', '--quiet', '--host', '127.0.0.1', ...args],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...unlimited, ...env },
    },
  )
  const ended = once(child, 'exit')
  const [line] = (await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    ended.then(() => Promise.reject(new Error('kaoiro serve did not start'))),
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

/** Calls `use` with an embedded service and its new data folder, and removes both afterwards. */
export function withServe<A>(
  env: Readonly<Record<string, string>>,
  use: (node: ServeProcess, data: string) => Promise<A>,
): Promise<A> {
  return withFolder((data) => withServeIn(data, env, (node) => use(node, data)))
}

/** Calls `use` with an embedded service on an existing data folder, and kills it afterwards. */
export async function withServeIn<A>(
  data: string,
  env: Readonly<Record<string, string>>,
  use: (node: ServeProcess) => Promise<A>,
): Promise<A> {
  const node = await serve(['--port', '0', '--data', data], env)
  try {
    return await use(node)
  } finally {
    await node.kill()
  }
}
