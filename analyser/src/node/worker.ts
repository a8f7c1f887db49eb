import { parentPort } from 'node:worker_threads'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { AnalysisRequest, Answer, Reason } from '@kaoiro/core/diagnosis'
import type { Norms, PartColours } from '@kaoiro/core/norms'
import type { Hairline, Pixels } from '@kaoiro/core/photo'
import type { FaceCheck } from '../check/face-check.js'
import type { Examination } from '../examine/analyse.js'
import { answerOf } from '../examine/analyse.js'
import { checkPixels, examinerOver, hairlineIn } from '../examine/examiner.js'
import { decodeJpeg, loadFaceDetector } from './load.js'
import { lowerPriority } from './lower-priority.js'
import { pixelsOfPixmap } from './pixmap.js'

interface Started {
  /** Shared memory; set to 1 when a thread takes the job. */
  readonly started: Int32Array
}

interface Analysis {
  readonly request: AnalysisRequest
  /** Undefined for the shipped ones. */
  readonly norms: Norms | undefined
}

/** An answer, and the colours that norms are made from. */
export interface MeasuredAnswer {
  readonly answer: Answer
  readonly colours: PartColours
}

interface JpegJob extends Started {
  readonly jpeg: Uint8Array
}

/** The functions of a thread, with what each is given. */
export interface Jobs {
  readonly analysePhoto: JpegJob & Analysis
  readonly findHairline: JpegJob
  readonly checkFaces: JpegJob
}

lowerPriority()
const detectFaces = await loadFaceDetector()
// The pool waits for this message.
parentPort?.postMessage('loaded')

/** Analyses a prepared photo. */
export async function analysePhoto({
  jpeg,
  started,
  request,
  norms,
}: Jobs['analysePhoto']): Promise<E.Either<Reason, MeasuredAnswer>> {
  Atomics.store(started, 0, 1)
  const pixels = await pixelsOf(jpeg)
  if (E.isLeft(pixels)) return pixels
  const examined = await examinerOver(detectFaces)(pixels.right, request, norms)
  return E.map((examination: Examination) => ({
    answer: answerOf(examination),
    colours: examination.colours,
  }))(examined)
}

const pixelsOf = (photo: Uint8Array): Promise<E.Either<'unreadable-photo', Pixels>> => {
  const pixmap = pixelsOfPixmap(photo)
  return O.isSome(pixmap) ? Promise.resolve(E.right(pixmap.value)) : decodeJpeg(photo)
}

/** The hairline in a prepared photo; none if photo, face or hairline cannot be used. */
export async function findHairline({
  jpeg,
  started,
}: Jobs['findHairline']): Promise<O.Option<Hairline>> {
  Atomics.store(started, 0, 1)
  const pixels = await decodeJpeg(jpeg)
  return E.isLeft(pixels) ? O.none : hairlineIn(detectFaces)(pixels.right)
}

/** Checks the faces in a prepared photo. */
export async function checkFaces({ jpeg, started }: Jobs['checkFaces']): Promise<FaceCheck> {
  Atomics.store(started, 0, 1)
  const pixels = await decodeJpeg(jpeg)
  return E.isLeft(pixels) ? { faces: [], verdict: pixels } : checkPixels(detectFaces)(pixels.right)
}
