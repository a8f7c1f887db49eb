import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Piscina } from 'piscina'
import type { AnalysisJob, JpegJob, WorkerOptions } from './worker.js'

/** Node does not start a thread from TypeScript, and tests run the sources: always the compiled one. */
export const compiledWorker = new URL('../../dist/analyser/worker.js', import.meta.url)

/** Milliseconds that closing waits for a first thread that hangs; normally it starts within half a second. */
const maxStart = 5_000

/**
 * Milliseconds at work. An analysis takes a twentieth of a second; one that has not ended by then is given up, before
 * its job counts as a dead node's (`maxJobTime` of the queue).
 */
export const defaultMaxAnalysisTime = 15_000

/**
 * Milliseconds from being queued to the end, so that a thread which hangs while it loads holds nothing for ever.
 * Far beyond any wait: a thread of low priority on a busy machine may take a quarter of a minute to load its
 * models.
 */
const maxTotalTime = 60_000

/** Milliseconds after which an idle thread other than the first ends and frees its 150 MB; starting one takes 0.5 s. */
const maxIdle = 10_000

/** Why a job was given up while it was at work. */
export const tookTooLong = new Error('a photo took too long')

export interface WorkerPool {
  /** Resolves once the first thread has loaded what it needs. Rejects if it cannot. */
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
 * Photos on worker threads, one at a time on each, the rest waiting in a queue. The first thread loads its models
 * at once, further ones when there is more work than threads. A photo is rejected if its thread dies or cannot
 * start, and if it is at work for longer than it may be.
 */
export const workerPool = (
  { threads, analyses }: WorkerOptions & { readonly threads: number },
  worker: URL,
): WorkerPool => {
  const pool = new Piscina<AnalysisJob | JpegJob, never>({
    filename: worker.href,
    minThreads: 1,
    maxThreads: threads,
    // Threads that wait for each other in shared memory never come back to their event loop, where V8 installs its
    // optimised code and frees what is unused: an analysis took a tenth longer.
    atomics: 'disabled',
    idleTimeout: maxIdle,
    workerData: { analyses } satisfies WorkerOptions,
    // Flags of this process, such as a test runner's, are not the worker's.
    execArgv: [],
  })
  // Without a listener a thread that cannot start would end the process.
  pool.on('error', () => undefined)
  const loaded = once(pool, 'message')
  const isLoaded = loaded.catch(() => undefined)
  // One listener for each waiting photo is meant, and no leak.
  pool.setMaxListeners(0)

  const run: WorkerPool['run'] = async (name, job, maxWork) => {
    const stop = new AbortController()
    const started = new Int32Array(new SharedArrayBuffer(4))
    const isAtWork = () => Atomics.load(started, 0) !== 0
    // The pool reports a thread that cannot start here alone, and keeps its job waiting. A job that
    // runs already is on another thread, and stays there.
    const onError = (error: unknown) => {
      if (!isAtWork()) stop.abort(error)
    }
    pool.once('error', onError)
    const timer = setTimeout(() => stop.abort(), maxTotalTime)
    const work = startWatchdog(isAtWork, maxWork, () => stop.abort(tookTooLong))
    try {
      return await pool.run({ ...job, started }, { name, signal: stop.signal })
    } catch (error) {
      // The pool's own error is only that it was aborted.
      throw stop.signal.aborted ? stop.signal.reason : error
    } finally {
      clearTimeout(timer)
      work.stop()
      pool.off('error', onError)
    }
  }

  const close = async () => {
    // A thread that is ended while it loads takes the whole process along (Node 20, one time in thirty).
    await Promise.race([isLoaded, delay(maxStart, undefined, { ref: false })])
    await pool.destroy()
  }
  return { loaded, run, close }
}

/** A pool for photos that no service analyses, once its first thread has loaded the models. Rejects if it cannot. */
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

/** How often a job is checked, in milliseconds. */
const checkInterval = 100

/**
 * Calls back once a job has been at work for so many milliseconds, unless it is stopped before. Each check counts as
 * the time until the next, so that a machine that was asleep meanwhile, or a busy event loop, is not held against it.
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
