import type { Either } from 'fp-ts/lib/Either.js'
import type { Option } from 'fp-ts/lib/Option.js'
import type { AnalysisRequest, Answer, Reason } from '@kaoiro/core/diagnosis'
import type { Hairline } from '@kaoiro/core/photo'
import type { FaceCheck } from '../check/face-check.js'
import { compiledWorker, defaultMaxAnalysisTime, loadWorkerPool } from './worker-pool.js'

/**
 * Analyses prepared photos on threads of this process. Each function rejects if its thread dies, or works for longer than
 * 15 s.
 */
export interface AnalyserThreads {
  readonly analyse: (jpeg: Uint8Array, request: AnalysisRequest) => Promise<Either<Reason, Answer>>
  /** The hairline in a photo; none if it cannot be determined. */
  readonly findHairline: (jpeg: Uint8Array) => Promise<Option<Hairline>>
  readonly checkFaces: (jpeg: Uint8Array) => Promise<FaceCheck>
  readonly close: () => Promise<void>
}

/** Loads the landmark model in about 0.5 s. Rejects if it cannot be loaded. @param threads the most */
export const loadAnalyserThreads = async (
  threads: number,
  worker: URL = compiledWorker,
): Promise<AnalyserThreads> => {
  const { run, close } = await loadWorkerPool(threads, worker)
  return {
    analyse: (jpeg, request) => run('analysePhoto', { jpeg, request }, defaultMaxAnalysisTime),
    findHairline: (jpeg) => run('findHairline', { jpeg }, defaultMaxAnalysisTime),
    checkFaces: (jpeg) => run('checkFaces', { jpeg }, defaultMaxAnalysisTime),
    close,
  }
}
