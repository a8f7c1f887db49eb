import { availableParallelism } from 'node:os'
import type { Either } from 'fp-ts/lib/Either.js'
import { Piscina } from 'piscina'
import type { Reason } from '@kaoiro/core/session/reason'
import type { AnalysisResult } from '@kaoiro/core/session/wire'
import type { AnalysisQueue } from '../ports.js'
import type { Job } from './worker.js'

/**
 * Analyses on worker threads, one at a time on each, the rest waiting in line. The first thread loads
 * its models at once, further ones when there is more work than threads.
 */
export const analysisPool = (): AnalysisQueue => {
  const pool = new Piscina<Job, Either<Reason, AnalysisResult>>({
    // The compiled worker: Node does not start a thread from TypeScript, and tests run the sources.
    filename: new URL('../../dist/analyser/worker.js', import.meta.url).href,
    minThreads: 1,
    maxThreads: availableParallelism(),
    idleTimeout: 60_000,
  })
  return {
    run: (jpeg, request) => pool.run({ jpeg, request }),
    close: () => pool.destroy(),
  }
}
