import * as E from 'fp-ts/lib/Either.js'
import type { WorkerOptions } from '@kaoiro/analyser/threads'
import {
  compiledWorker,
  defaultMaxAnalysisTime,
  tookTooLong,
  workerPool,
} from '@kaoiro/analyser/threads'
import type { Norms } from '@kaoiro/core/norms'
import type { Analyser } from '../sessions/ports/analyser.js'

/** Decoding normally takes a few tenths of a second. A photo that takes longer than this counts as unreadable. */
const defaultMaxDecodeTime = 5_000

export interface PoolOptions extends WorkerOptions {
  readonly threads: number
  /** The norms of the place, asked for each photo (default: the shipped ones). */
  readonly norms?: () => Norms | undefined
  /** Maximum milliseconds for decoding a photo (default 5,000). */
  readonly maxDecodeTime?: number
  /** Maximum milliseconds for analysing a photo (default 15,000). */
  readonly maxAnalysisTime?: number
}

/** Decodes and analyses a service's photos. */
export const analysisPool = (options: PoolOptions, worker: URL = compiledWorker): Analyser => {
  const { run, close } = workerPool(options, worker)
  const { maxDecodeTime = defaultMaxDecodeTime, maxAnalysisTime = defaultMaxAnalysisTime } = options
  const { norms = () => undefined } = options
  return {
    threads: options.threads,
    toPixmap: (jpeg): Promise<E.Either<'unreadable-photo', Uint8Array>> =>
      run('toPixmap', { jpeg }, maxDecodeTime).catch((error: unknown) => {
        if (error === tookTooLong) return E.left('unreadable-photo')
        throw error
      }),
    analyse: (pixmap, request): ReturnType<Analyser['analyse']> =>
      run('analysePixmap', { pixmap, request, norms: norms() }, maxAnalysisTime),
    close,
  }
}
