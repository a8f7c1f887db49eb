import { parentPort } from 'node:worker_threads'
import * as E from 'fp-ts/lib/Either.js'
import { resultOf } from '@kaoiro/core/analysis/analyse'
import type { Reason } from '@kaoiro/core/session/reason'
import type { AnalysisRequest, AnalysisResult } from '@kaoiro/core/session/wire'
import { decodeJpeg } from './decode-jpeg.js'
import { loadExaminer } from './examiner.js'

export interface Job {
  readonly jpeg: Uint8Array
  readonly request: AnalysisRequest
  /** Shared memory; 1 from the moment a thread has taken the job. */
  readonly started: Int32Array
}

const examine = await loadExaminer()
// The pool is not closed before it has heard of its first thread.
parentPort?.postMessage('loaded')

/** One analysis from JPEG to result, on a thread of its own. */
export default async ({
  jpeg,
  request,
  started,
}: Job): Promise<E.Either<Reason, AnalysisResult>> => {
  Atomics.store(started, 0, 1)
  const pixels = await decodeJpeg(jpeg)
  if (E.isLeft(pixels)) return pixels
  return E.map(resultOf)(await examine(pixels.right, request))
}
