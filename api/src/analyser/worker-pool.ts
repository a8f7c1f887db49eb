import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Piscina } from 'piscina'
import type { AnalysisJob, JpegJob, WorkerOptions } from './worker.js'

/** The compiled worker, also in tests: Node cannot start a thread from TypeScript. */
export const compiledWorker = new URL('../../dist/analyser/worker.js', import.meta.url)

/** Milliseconds that closing waits for the first thread, which normally starts in 0.5 s. */
const maxStart = 5_000

/** Milliseconds at work. An analysis takes 50 ms. Shorter than `maxJobTime` of the queue. */
export const defaultMaxAnalysisTime = 15_000

/** Milliseconds from being queued to the end, in case a thread hangs while loading, which may take 15 s. */
const maxTotalTime = 60_000

/** Milliseconds after which idle threads, except the first, end and free 150 MB each. */
const maxIdle = 10_000

/** Rejection of a job that was at work for too long. */
export const tookTooLong = new Error('a photo took too long')

export interface WorkerPool {
  /** Resolves when the first thread has loaded. Rejects if it cannot. */
  readonly loaded: Promise<unknown>
  /** Calls one of the worker's functions. Rejects with `tookTooLong` if it is at work for longer than `maxWork`. */
  readonly run: (
    name: 'analyse' | 'toPixmap' | 'findHairline' | 'checkPhoto',
    job: Omit<AnalysisJob, 'started'> | Omit<JpegJob, 'started'>,
    maxWork: number,
  ) => Promise<never>
  readonly close: () => Promise<void>
}

/**
 * Runs jobs on worker threads, one at a time on each. The first thread starts at once, others on demand. A job rejects if
 * its thread dies, cannot start or works for too long.
 */
export const workerPool = (
  { threads, analyses }: WorkerOptions & { readonly threads: number },
  worker: URL,
): WorkerPool => {
  const pool = new Piscina<AnalysisJob | JpegJob, never>({
    filename: worker.href,
    minThreads: 1,
    maxThreads: threads,
    // With atomics, threads do not return to the event loop, where V8 installs optimised code and frees memory: an
    // analysis took 10 % longer.
    atomics: 'disabled',
    idleTimeout: maxIdle,
    workerData: { analyses } satisfies WorkerOptions,
    // Flags of this process, such as a test runner's, must not be inherited.
    execArgv: [],
  })
  // Without a listener a thread that cannot start would end the process.
  pool.on('error', () => undefined)
  const loaded = once(pool, 'message')
  const isLoaded = loaded.catch(() => undefined)
  // Each waiting job adds a listener.
  pool.setMaxListeners(0)

  const run: WorkerPool['run'] = async (name, job, maxWork) => {
    const stop = new AbortController()
    const started = new Int32Array(new SharedArrayBuffer(4))
    const isAtWork = () => Atomics.load(started, 0) !== 0
    // If a thread cannot start, the pool only emits this event and its job would wait for ever. Active jobs are on other
    // threads.
    const onError = (error: unknown) => {
      if (!isAtWork()) stop.abort(error)
    }
    pool.once('error', onError)
    const timer = setTimeout(() => stop.abort(), maxTotalTime)
    const work = startWatchdog(isAtWork, maxWork, () => stop.abort(tookTooLong))
    try {
      return await pool.run({ ...job, started }, { name, signal: stop.signal })
    } catch (error) {
      // The pool's own error only says that the job was aborted.
      throw stop.signal.aborted ? stop.signal.reason : error
    } finally {
      clearTimeout(timer)
      work.stop()
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
export const loadWorkerPool = async (threads: number, worker: URL): Promise<WorkerPool> => {
  const pool = workerPool({ threads, analyses: true }, worker)
  try {
    await pool.loaded
    return pool
  } catch (error) {
    await pool.close()
    throw error
  }
}

/** Milliseconds. */
const checkInterval = 100

/**
 * Calls back when a job has been at work for too long. Counts checks instead of time, so that a suspended machine or a
 * busy event loop does not cause a timeout.
 */
const startWatchdog = (
  isAtWork: () => boolean,
  milliseconds: number,
  call: () => void,
): { readonly stop: () => void } => {
  let checks = 0
  const timer = setInterval(() => {
    if (isAtWork()) checks++
    if (checks * checkInterval > milliseconds) {
      clearInterval(timer)
      call()
    }
  }, checkInterval)
  return { stop: () => clearInterval(timer) }
}
