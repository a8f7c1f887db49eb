import * as E from 'fp-ts/lib/Either.js'
import {
  compiledWorker,
  defaultMaxAnalysisTime,
  tookTooLong,
  workerPool,
} from '@kaoiro/analyser/threads'
import type { Norms } from '@kaoiro/core/norms'
import type { Analyser } from '../sessions/ports/analyser.js'

export interface PoolOptions {
  readonly threads: number
  /** The norms of the place, asked for each photo (default: the shipped ones). */
  readonly norms?: () => Norms | undefined
  /** Maximum milliseconds of work for a photo (default 15,000; normally some tens). Then it counts as unreadable. */
  readonly maxTime?: number
}

/** Analyses a service's photos. */
export function analysisPool(
  { threads, norms = () => undefined, maxTime = defaultMaxAnalysisTime }: PoolOptions,
  worker: URL = compiledWorker,
): Analyser {
  const { run, close } = workerPool(threads, worker)
  return {
    threads,
    analyse: (jpeg, request): ReturnType<Analyser['analyse']> =>
      run('analysePhoto', { jpeg, request, norms: norms() }, maxTime).catch((error: unknown) => {
        if (error === tookTooLong) return E.left('unreadable-photo')
        throw error
      }),
    close,
  }
}
