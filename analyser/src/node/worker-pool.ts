import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Piscina } from 'piscina'
import type { Jobs } from './worker.js'

/** The compiled worker, also in tests: Node cannot start a thread from TypeScript. */
export const compiledWorker = new URL('../../dist/node/worker.js', import.meta.url)

/** Maximum milliseconds that `close` waits for the first thread, which normally starts in 0.5 s. */
const maxStart = 5_000

/** Maximum milliseconds of work for an analysis, which normally takes 50. */
export const defaultMaxAnalysisTime = 15_000

/**
 * Maximum milliseconds from queuing a job to its end, in case a thread hangs without work. On a busy machine, loading
 * the models may take a minute, and a killed thread would have to load them again.
 */
const maxTotalTime = 5 * 60_000

/** Milliseconds after which idle threads, except the first, end and free 150 MB each. */
const maxIdle = 10_000

/** Rejection of a job that ran for too long. */
export const tookTooLong = new Error('a photo took too long')

export interface WorkerPool {
  /** Resolves when the first thread has loaded. Rejects if it cannot. */
  readonly loaded: Promise<unknown>
  /** Calls one of the worker's functions. Rejects with `tookTooLong` if it works for over `maxWork` milliseconds. */
  readonly run: <Name extends keyof Jobs>(
    name: Name,
    job: Omit<Jobs[Name], 'started'>,
    maxWork: number,
  ) => Promise<never>
  readonly close: () => Promise<void>
}

/**
 * Runs jobs on worker threads, one at a time on each. The first thread starts at once, others on demand. A job rejects if
 * its thread dies, cannot start or works for too long.
 */
export function workerPool(threads: number, worker: URL): WorkerPool {
  const pool = new Piscina<unknown, never>({
    filename: worker.href,
    minThreads: 1,
    maxThreads: threads,
    // With atomics, an analysis took 10 % longer: threads do not return to the event loop, where V8 installs optimised
    // code and frees memory.
    atomics: 'disabled',
    idleTimeout: maxIdle,
    // Threads must not inherit the Node.js flags of this process, such as a test runner's.
    execArgv: [],
  })
  // Without a listener, a thread that cannot start would end the process.
  pool.on('error', () => undefined)
  const loaded = once(pool, 'message')
  const isLoaded = loaded.catch(() => undefined)
  /** What tells of each job whether it is at work. */
  const jobs = new Set<() => boolean>()
  const countAtWork = () => [...jobs].filter((isAtWork) => isAtWork()).length
  // Each waiting job adds a listener.
  pool.setMaxListeners(0)

  const run: WorkerPool['run'] = async (name, job, maxWork) => {
    const stop = new AbortController()
    const started = new Int32Array(new SharedArrayBuffer(4))
    const isAtWork = () => Atomics.load(started, 0) !== 0
    // If a thread cannot start, the pool only emits an error: without this listener, jobs would wait for ever. Running
    // jobs are not affected, since they are on other threads.
    const onError = (error: unknown) => {
      if (!isAtWork()) stop.abort(error)
    }
    pool.once('error', onError)
    const timer = setTimeout(() => stop.abort(), maxTotalTime)
    jobs.add(isAtWork)
    const work = startWatchdog(isAtWork, countAtWork, maxWork, () => stop.abort(tookTooLong))
    try {
      return await pool.run({ ...job, started }, { name, signal: stop.signal })
    } catch (error) {
      // The pool's own error does not contain the reason of the abort.
      throw stop.signal.aborted ? stop.signal.reason : error
    } finally {
      clearTimeout(timer)
      work.stop()
      jobs.delete(isAtWork)
      pool.off('error', onError)
    }
  }

  const close = async () => {
    // Ending a thread while it loads may crash the process (Node 20).
    await Promise.race([isLoaded, delay(maxStart, undefined, { ref: false })])
    await pool.destroy()
  }
  return { loaded, run, close }
}

/** Starts a pool and waits until its first thread has loaded the models. Rejects if loading fails. */
export async function loadWorkerPool(threads: number, worker: URL): Promise<WorkerPool> {
  const pool = workerPool(threads, worker)
  try {
    await pool.loaded
    return pool
  } catch (error) {
    await pool.close()
    throw error
  }
}

/** Milliseconds between two checks of the watchdog. */
const checkInterval = 100

/**
 * Calls `call` when a job has worked for too long. Counts the processor time of this process, in equal parts for the jobs
 * at work, so that neither a suspended nor a busy machine causes a timeout: if other programs use the processor, a photo
 * mostly waits.
 */
const startWatchdog = (
  isAtWork: () => boolean,
  countAtWork: () => number,
  milliseconds: number,
  call: () => void,
): { readonly stop: () => void } => {
  let worked = 0
  let before = process.cpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    before = process.cpuUsage()
    // At most the interval: a late timer must not count for more.
    if (isAtWork()) worked += Math.min(checkInterval, (user + system) / 1_000 / countAtWork())
    if (worked > milliseconds) {
      clearInterval(timer)
      call()
    }
  }, checkInterval)
  return { stop: () => clearInterval(timer) }
}
