import * as E from 'fp-ts/lib/Either.js'
import type { Option } from 'fp-ts/lib/Option.js'
import type { AnalysisRequest, Answer, Reason } from '@kaoiro/core/diagnosis'
import type { Norms, PartColours } from '@kaoiro/core/norms'
import type { Hairline } from '@kaoiro/core/photo'
import type { FaceCheck } from '../check/face-check.js'
import { compiledWorker, defaultMaxAnalysisTime, loadWorkerPool } from './worker-pool.js'
import type { MeasuredAnswer } from './worker.js'

/**
 * Analyses prepared photos on threads of this process. Each function rejects if its thread dies, or works for longer than
 * 15 s.
 */
export interface AnalyserThreads {
  readonly analyse: (
    jpeg: Uint8Array,
    request: AnalysisRequest,
  ) => Promise<E.Either<Reason, Answer>>
  /** The colours of a photo. Norms are made from them. */
  readonly measureColours: (
    jpeg: Uint8Array,
    request: AnalysisRequest,
  ) => Promise<E.Either<Reason, PartColours>>
  /** The hairline in a photo; none if it cannot be determined. */
  readonly findHairline: (jpeg: Uint8Array) => Promise<Option<Hairline>>
  readonly checkFaces: (jpeg: Uint8Array) => Promise<FaceCheck>
  readonly close: () => Promise<void>
}

/**
 * Loads the landmark model in about 0.5 s. Rejects if it cannot be loaded.
 *
 * @param threads the most
 * @param norms those of the place (default: the shipped ones)
 */
export async function loadAnalyserThreads(
  threads: number,
  norms?: Norms,
  worker: URL = compiledWorker,
): Promise<AnalyserThreads> {
  const { run, close } = await loadWorkerPool(threads, worker)
  const analyse = (
    jpeg: Uint8Array,
    request: AnalysisRequest,
  ): Promise<E.Either<Reason, MeasuredAnswer>> =>
    run('analysePhoto', { jpeg, request, norms }, defaultMaxAnalysisTime)
  return {
    analyse: async (jpeg, request) =>
      E.map(({ answer }: MeasuredAnswer) => answer)(await analyse(jpeg, request)),
    measureColours: async (jpeg, request) =>
      E.map(({ colours }: MeasuredAnswer) => colours)(await analyse(jpeg, request)),
    findHairline: (jpeg) => run('findHairline', { jpeg }, defaultMaxAnalysisTime),
    checkFaces: (jpeg) => run('checkFaces', { jpeg }, defaultMaxAnalysisTime),
    close,
  }
}
