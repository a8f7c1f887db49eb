import * as E from 'fp-ts/lib/Either.js'
import { answerOf } from '@kaoiro/analyser/analyse'
import { facePlaceIn } from '@kaoiro/analyser/check'
import type { FacePlace } from '@kaoiro/analyser/guide'
import type { JpegDecoder } from '@kaoiro/analyser/decode-jpeg'
import { jpegDecoder } from '@kaoiro/analyser/decode-jpeg'
import { examinerOver, inMirror } from '@kaoiro/analyser/examiner'
import type { FaceDetector, ModelFiles } from '@kaoiro/analyser/detector'
import { loadFaceDetector } from '@kaoiro/analyser/detector'
import { mirrorInvariant } from '@kaoiro/analyser/photo'
import type { Norms } from '@kaoiro/core/norms'
import type { Pixels } from '@kaoiro/core/photo'
import type { AnalysisRequest } from '@kaoiro/core/diagnosis'
import type { DeviceAnswer, Look } from './worker-messages.js'
import { loadAnalysisFiles } from './analysis-files.js'
import { lookWith } from './look-with.js'
import { oneAtATime } from './one-at-a-time.js'
import { rememberLast } from './remember-last.js'

type Files = Awaited<ReturnType<typeof loadAnalysisFiles>>

const modelFiles = (files: Files): ModelFiles => ({
  readWasm: () => Promise.resolve(files['tensorflow.wasm']),
  readModel: (name) =>
    Promise.resolve({
      manifest: new TextDecoder().decode(files[`${name}.json`]),
      weights: files[`${name}.bin`],
    }),
})

const isSameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, i) => byte === other[i])

/** `examine` analyses a prepared photo like the service, `look` only checks it; `locate` finds the face in a frame of the camera. */
export interface Examination {
  readonly examine: (
    jpeg: Uint8Array,
    request: AnalysisRequest,
    norms?: Norms,
  ) => Promise<DeviceAnswer>
  readonly look: (jpeg: Uint8Array) => Promise<Look>
  readonly locate: (frame: Pixels) => Promise<FacePlace | null>
}

const analysed = (photo: Pixels) => {
  const pixels = mirrorInvariant(photo)
  return { pixels, isMirrored: pixels !== photo }
}

/** The check and the analysis share one decoding and one face detection per photo. */
const examinationOver = (decode: JpegDecoder, detect: FaceDetector): Examination => {
  // The photo or its mirror image, whichever is analysed. The same object for the same photo.
  const analysedOf = rememberLast(isSameBytes, async (jpeg) => E.map(analysed)(await decode(jpeg)))
  const detectFaces = rememberLast(Object.is, oneAtATime(detect))
  const examinePixels = examinerOver(detectFaces)
  const lookAt = lookWith(detectFaces)
  return {
    examine: async (jpeg, request, norms) => {
      const photo = await analysedOf(jpeg)
      if (E.isLeft(photo)) return photo
      const { pixels, isMirrored } = photo.right
      const examined = await examinePixels(pixels, request, norms)
      return E.map(answerOf)(isMirrored ? E.map(inMirror)(examined) : examined)
    },
    look: async (jpeg) => {
      const photo = await analysedOf(jpeg)
      return E.isLeft(photo) ? { verdict: photo, hairline: null } : lookAt(photo.right.pixels)
    },
    locate: async (frame) => facePlaceIn(frame, await detectFaces(frame)),
  }
}

/** Loads models and runtime; rejects if that fails. */
export const loadExamination = async (report: (share: number) => void): Promise<Examination> => {
  const files = await loadAnalysisFiles(report)
  const decode = jpegDecoder(new Uint8Array(files['jpeg.wasm']))
  return examinationOver(decode, await loadFaceDetector(modelFiles(files)))
}
