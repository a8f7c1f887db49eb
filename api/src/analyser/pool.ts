import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import * as E from 'fp-ts/lib/Either.js'
import type { Option } from 'fp-ts/lib/Option.js'
import { Piscina } from 'piscina'
import type { Hairline } from '@kaoiro/core/photo/hairline'
import type { Reason } from '@kaoiro/core/session/reason'
import type { AnalysisResult } from '@kaoiro/core/session/wire'
import type { Analyser } from '../sessions/ports.js'
import { afterWorkTime } from './watchdog.js'
import type { AnalysisJob, JpegJob, WorkerOptions } from './worker.js'

/** Node does not start a thread from TypeScript, and tests run the sources: always the compiled one. */
const compiledWorker = new URL('../../dist/analyser/worker.js', import.meta.url)

/** The first thread is there after half a second; closing waits no longer for one that hangs. */
const maxStart = 5_000

/**
 * Milliseconds at work. An analysis takes a tenth of a second; one that has not ended by then is given up, before
 * its job counts as a dead node's (`maxJobTime` of the queue).
 */
const defaultMaxAnalysisTime = 15_000

/**
 * Milliseconds from being put in to the end, so that a thread which hangs while it loads holds nothing for ever.
 * Far beyond any wait: a thread that gives way on a busy machine may take a quarter of a minute to load its models.
 */
const maxTotalTime = 60_000

/**
 * Milliseconds at work. `npm run fuzz -- --slow` looks for the photo that takes a decoder longest: some tenths of
 * a second of one core. One that takes this long is at fault itself, and is not tried again.
 */
const defaultMaxDecodeTime = 5_000

/** Milliseconds after which a thread without work, but for the first, gives its 150 MB back; half a second starts it. */
const maxIdle = 10_000

export interface PoolOptions extends WorkerOptions {
  readonly threads: number
  /** Milliseconds that a photo may be decoded for (default: 5,000). */
  readonly maxDecodeTime?: number
  /** Milliseconds that a photo may be analysed for (default: 15,000). */
  readonly maxAnalysisTime?: number
}

/** Why a job was given up while it was at work. */
const tookTooLong = new Error('a photo took too long')

interface WorkerPool {
  /** Once the first thread has loaded what it needs. Rejects where it cannot. */
  readonly loaded: Promise<unknown>
  /** Calls one of the worker's functions. Rejects with `tookTooLong` where it is at work for longer than `maxWork`. */
  readonly run: (
    name: 'analyse' | 'toPixmap' | 'findHairline',
    job: Omit<AnalysisJob, 'started'> | Omit<JpegJob, 'started'>,
    maxWork: number,
  ) => Promise<never>
  readonly close: () => Promise<void>
}

/**
 * Photos on worker threads, one at a time on each, the rest waiting in line. The first thread loads
 * its models at once, further ones when there is more work than threads. A photo is rejected where its
 * thread dies or cannot start, and where it is at work for longer than it may be.
 */
const workerPool = ({ threads, analyses }: PoolOptions, worker: URL): WorkerPool => {
  const pool = new Piscina<AnalysisJob | JpegJob, never>({
    filename: worker.href,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: maxIdle,
    workerData: { analyses } satisfies WorkerOptions,
    // Flags of this process, such as a test runner's, are not the worker's.
    execArgv: [],
  })
  // Without a listener a thread that cannot start would end the process.
  pool.on('error', () => undefined)
  const loaded = once(pool, 'message')
  const isLoaded = loaded.catch(() => undefined)
  // One listener a waiting photo is meant, and no leak.
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
    const work = afterWorkTime(isAtWork, maxWork, () => stop.abort(tookTooLong))
    try {
      return await pool.run({ ...job, started }, { name, signal: stop.signal })
    } catch (error) {
      // The pool says no more than that it was aborted.
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

/** Photos that a service analyses. */
export const analysisPool = (options: PoolOptions, worker: URL = compiledWorker): Analyser => {
  const { run, close } = workerPool(options, worker)
  const { maxDecodeTime = defaultMaxDecodeTime, maxAnalysisTime = defaultMaxAnalysisTime } = options
  return {
    threads: options.threads,
    toPixmap: (jpeg): Promise<E.Either<'unreadable-photo', Uint8Array>> =>
      run('toPixmap', { jpeg }, maxDecodeTime).catch((error: unknown) => {
        if (error === tookTooLong) return E.left('unreadable-photo')
        throw error
      }),
    analyse: (pixmap, request): Promise<E.Either<Reason, AnalysisResult>> =>
      run('analyse', { pixmap, request }, maxAnalysisTime),
    close,
  }
}

/** Finds hairlines in photos, for a program that has a service analyse them. */
export interface HairlineFinder {
  /** Where a visitor would set the guide in a prepared photo; none where that cannot be told. */
  readonly find: (jpeg: Uint8Array) => Promise<Option<Hairline>>
  readonly close: () => Promise<void>
}

/**
 * The landmark model on up to so many threads, which takes half a second to load. Rejects where it cannot
 * be loaded, and `find` where its thread dies or is at work for longer than 15 seconds.
 */
export const loadHairlineFinder = async (
  threads: number,
  worker: URL = compiledWorker,
): Promise<HairlineFinder> => {
  const { loaded, run, close } = workerPool({ threads, analyses: true }, worker)
  try {
    await loaded
  } catch (error) {
    await close()
    throw error
  }
  const find = (jpeg: Uint8Array): Promise<Option<Hairline>> =>
    run('findHairline', { jpeg }, defaultMaxAnalysisTime)
  return { find, close }
}
