import { parentPort, workerData } from 'node:worker_threads'
import * as E from 'fp-ts/lib/Either.js'
import { flow } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import { answerOf } from '@kaoiro/analyser/analyse'
import { examinerOver, checkPixels, hairlineIn } from '@kaoiro/analyser/examiner'
import type { FaceCheck } from '@kaoiro/analyser/check'
import { answerToWire } from '@kaoiro/core/session'
import type { Hairline } from '@kaoiro/core/photo'
import type { Reason, AnalysisRequest } from '@kaoiro/core/diagnosis'
import type { AnalysisResult } from '@kaoiro/core/session'
import { pixmapOf, pixmapReader } from '../sessions/photos/pixmap.js'
import { decodeJpeg } from './decode-jpeg.js'
import { loadFaceDetector } from './face-detector.js'
import { lowerPriority } from '../concurrency/lower-priority.js'

interface Started {
  /** Shared memory; set to 1 when a thread takes the job. */
  readonly started: Int32Array
}

export interface JpegJob extends Started {
  readonly jpeg: Uint8Array
}

export interface AnalysisJob extends Started {
  readonly pixmap: Uint8Array
  readonly request: AnalysisRequest
}

export interface WorkerOptions {
  /** Whether to load the models at once. */
  readonly analyses: boolean
}

lowerPriority()
let detector: ReturnType<typeof loadFaceDetector> | undefined
const detectFaces = () => (detector ??= loadFaceDetector())

// One buffer is enough, since a thread has one photo at a time.
const pixelsOf = pixmapReader()

const options = workerData as WorkerOptions
if (options.analyses) await detectFaces()
// The pool waits for this message.
parentPort?.postMessage('loaded')

export const toPixmap = async ({
  jpeg,
  started,
}: JpegJob): Promise<E.Either<'unreadable-photo', Uint8Array>> => {
  Atomics.store(started, 0, 1)
  return E.map(pixmapOf)(await decodeJpeg(jpeg))
}

const resultOf = flow(answerOf, answerToWire)

export const analyse = async ({
  pixmap,
  request,
  started,
}: AnalysisJob): Promise<E.Either<Reason, AnalysisResult>> => {
  Atomics.store(started, 0, 1)
  const pixels = pixelsOf(pixmap)
  if (O.isNone(pixels)) return E.left('unreadable-photo')
  return E.map(resultOf)(await examinerOver(await detectFaces())(pixels.value, request))
}

/** The hairline in a prepared photo; none if photo, face or hairline cannot be used. */
export const findHairline = async ({ jpeg, started }: JpegJob): Promise<O.Option<Hairline>> => {
  Atomics.store(started, 0, 1)
  const pixels = await decodeJpeg(jpeg)
  return E.isLeft(pixels) ? O.none : hairlineIn(await detectFaces())(pixels.right)
}

/** Checks the faces in a prepared photo. */
export const checkPhoto = async ({ jpeg, started }: JpegJob): Promise<FaceCheck> => {
  Atomics.store(started, 0, 1)
  const pixels = await decodeJpeg(jpeg)
  return E.isLeft(pixels)
    ? { faces: [], verdict: pixels }
    : checkPixels(await detectFaces())(pixels.right)
}
