import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import type { Either } from 'fp-ts/lib/Either.js'
import { Piscina } from 'piscina'
import type { Reason } from '@kaoiro/core/session/reason'
import type { AnalysisResult } from '@kaoiro/core/session/wire'
import type { AnalysisQueue } from '../ports.js'
import type { Job } from './worker.js'

/** Node does not start a thread from TypeScript, and tests run the sources: always the compiled one. */
const compiledWorker = new URL('../../dist/analyser/worker.js', import.meta.url)

/** The first thread is there after half a second; closing waits no longer for one that hangs. */
const mostStart = 5_000

/** An analysis takes a tenth of a second; one that has not ended by then, in line or at work, is given up. */
const mostTime = 120_000

/**
 * Analyses on worker threads, one at a time on each, the rest waiting in line. The first thread loads
 * its models at once, further ones when there is more work than threads. An analysis is rejected where
 * its thread dies or cannot start, and where it takes longer than two minutes.
 */
export const analysisPool = (worker: URL = compiledWorker): AnalysisQueue => {
  const pool = new Piscina<Job, Either<Reason, AnalysisResult>>({
    filename: worker.href,
    minThreads: 1,
    maxThreads: availableParallelism(),
    idleTimeout: 60_000,
    // Flags of this process, such as a test runner's, are not the worker's.
    execArgv: [],
  })
  // Without a listener a thread that cannot start would end the process.
  pool.on('error', () => undefined)
  const isLoaded = once(pool, 'message').catch(() => undefined)
  // One listener a waiting analysis is meant, and no leak.
  pool.setMaxListeners(0)

  return {
    run: async (jpeg, request) => {
      const stop = new AbortController()
      const started = new Int32Array(new SharedArrayBuffer(4))
      // The pool reports a thread that cannot start here alone, and keeps its job waiting. A job that
      // runs already is on another thread, and stays there.
      const onError = (error: unknown) => {
        if (Atomics.load(started, 0) === 0) stop.abort(error)
      }
      pool.once('error', onError)
      const timer = setTimeout(() => stop.abort(), mostTime)
      try {
        return await pool.run({ jpeg, request, started }, { signal: stop.signal })
      } finally {
        clearTimeout(timer)
        pool.off('error', onError)
      }
    },
    close: async () => {
      // A thread that is ended while it loads takes the whole process along (Node 20, one time in thirty).
      await Promise.race([isLoaded, delay(mostStart, undefined, { ref: false })])
      await pool.destroy()
    },
  }
}
