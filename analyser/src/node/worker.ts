import { parentPort, workerData } from 'node:worker_threads'
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
import { pixmapOf, pixmapReader } from './pixmap.js'

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
  readonly toPixmap: JpegJob
  readonly analysePixmap: Started & Analysis & { readonly pixmap: Uint8Array }
  readonly analysePhoto: JpegJob & Analysis
  readonly findHairline: JpegJob
  readonly checkFaces: JpegJob
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
}: Jobs['toPixmap']): Promise<E.Either<'unreadable-photo', Uint8Array>> => {
  Atomics.store(started, 0, 1)
  return E.map(pixmapOf)(await decodeJpeg(jpeg))
}

const answerTo = async (
  pixels: Pixels,
  { request, norms }: Analysis,
): Promise<E.Either<Reason, MeasuredAnswer>> =>
  E.map((examination: Examination) => ({
    answer: answerOf(examination),
    colours: examination.colours,
  }))(await examinerOver(await detectFaces())(pixels, request, norms))

export const analysePixmap = async ({
  pixmap,
  started,
  ...analysis
}: Jobs['analysePixmap']): Promise<E.Either<Reason, MeasuredAnswer>> => {
  Atomics.store(started, 0, 1)
  const pixels = pixelsOf(pixmap)
  if (O.isNone(pixels)) return E.left('unreadable-photo')
  return answerTo(pixels.value, analysis)
}

export const analysePhoto = async ({
  jpeg,
  started,
  ...analysis
}: Jobs['analysePhoto']): Promise<E.Either<Reason, MeasuredAnswer>> => {
  Atomics.store(started, 0, 1)
  const pixels = await decodeJpeg(jpeg)
  return E.isLeft(pixels) ? pixels : answerTo(pixels.right, analysis)
}

/** The hairline in a prepared photo; none if photo, face or hairline cannot be used. */
export const findHairline = async ({
  jpeg,
  started,
}: Jobs['findHairline']): Promise<O.Option<Hairline>> => {
  Atomics.store(started, 0, 1)
  const pixels = await decodeJpeg(jpeg)
  return E.isLeft(pixels) ? O.none : hairlineIn(await detectFaces())(pixels.right)
}

/** Checks the faces in a prepared photo. */
export const checkFaces = async ({ jpeg, started }: Jobs['checkFaces']): Promise<FaceCheck> => {
  Atomics.store(started, 0, 1)
  const pixels = await decodeJpeg(jpeg)
  return E.isLeft(pixels)
    ? { faces: [], verdict: pixels }
    : checkPixels(await detectFaces())(pixels.right)
}
