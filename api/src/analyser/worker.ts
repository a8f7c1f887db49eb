import { parentPort, workerData } from 'node:worker_threads'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { resultOf } from '@kaoiro/core/analysis/analyse'
import type { Reason } from '@kaoiro/core/session/reason'
import type { AnalysisRequest, AnalysisResult } from '@kaoiro/core/session/wire'
import { decodeJpeg } from './decode-jpeg.js'
import { loadExaminer } from './examiner.js'
import { giveWay } from './give-way.js'
import { pixelsOf, pixmapOf } from './pixmap.js'

interface Started {
  /** Shared memory; 1 from the moment a thread has taken the job. */
  readonly started: Int32Array
}

export interface PixmapJob extends Started {
  readonly jpeg: Uint8Array
}

export interface AnalysisJob extends Started {
  readonly pixmap: Uint8Array
  readonly request: AnalysisRequest
}

/** What the pool tells its threads. */
export interface WorkerOptions {
  /** Whether analyses will come, so that the models are loaded at once. */
  readonly analyses: boolean
}

giveWay()
let examiner: ReturnType<typeof loadExaminer> | undefined
const examine = () => (examiner ??= loadExaminer())

const options = workerData as WorkerOptions
if (options.analyses) await examine()
// The pool is not closed before it has heard of its first thread.
parentPort?.postMessage('loaded')

export const toPixmap = async ({
  jpeg,
  started,
}: PixmapJob): Promise<E.Either<'unreadable-photo', Uint8Array>> => {
  Atomics.store(started, 0, 1)
  return E.map(pixmapOf)(await decodeJpeg(jpeg))
}

/** One analysis from pixels to result, on a thread of its own. */
export const analyse = async ({
  pixmap,
  request,
  started,
}: AnalysisJob): Promise<E.Either<Reason, AnalysisResult>> => {
  Atomics.store(started, 0, 1)
  const pixels = pixelsOf(pixmap)
  if (O.isNone(pixels)) return E.left('unreadable-photo')
  return E.map(resultOf)(await (await examine())(pixels.value, request))
}
