import * as E from 'fp-ts/lib/Either.js'
import { flow } from 'fp-ts/lib/function.js'
import { answerOf } from '@kaoiro/core/analysis/analyse'
import type { JpegDecoder } from '@kaoiro/analyser/decode-jpeg'
import { jpegDecoder } from '@kaoiro/analyser/decode-jpeg'
import { examinerOver } from '@kaoiro/analyser/examiner'
import type { FaceDetector } from '@kaoiro/analyser/face/face-detector'
import { loadFaceDetector } from '@kaoiro/analyser/face/face-detector'
import type { ModelFiles } from '@kaoiro/analyser/model/model-files'
import { mirrorInvariant } from '@kaoiro/core/photo/raster/mirror'
import { answerToWire } from '@kaoiro/core/session/wire/analysis-result'
import type { AnalysisRequest } from '@kaoiro/core/diagnosis/analysis-request'
import type { DeviceAnswer, Look } from '../worker-messages.js'
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

/** Two calls for a prepared photo: `examine` analyses it like the service; `look` only checks it. */
export interface Examination {
  readonly examine: (jpeg: Uint8Array, request: AnalysisRequest) => Promise<DeviceAnswer>
  readonly look: (jpeg: Uint8Array) => Promise<Look>
}

const resultOf = flow(answerOf, answerToWire)

/** The check and the analysis share one decoding and one face detection per photo. */
const examinationOver = (decode: JpegDecoder, detect: FaceDetector): Examination => {
  // Returns the photo or its mirror image, whichever is analysed. The same object for the same photo.
  const pixelsOf = rememberLast(isSameBytes, async (jpeg) =>
    E.map(mirrorInvariant)(await decode(jpeg)),
  )
  const detectFaces = rememberLast(Object.is, oneAtATime(detect))
  const examinePixels = examinerOver(detectFaces)
  const lookAt = lookWith(detectFaces)
  return {
    examine: async (jpeg, request) => {
      const pixels = await pixelsOf(jpeg)
      return E.isLeft(pixels) ? pixels : E.map(resultOf)(await examinePixels(pixels.right, request))
    },
    look: async (jpeg) => {
      const pixels = await pixelsOf(jpeg)
      return E.isLeft(pixels) ? { verdict: pixels, hairline: null } : lookAt(pixels.right)
    },
  }
}

/** Loads models and runtime; rejects if that fails. */
export const loadExamination = async (report: (share: number) => void): Promise<Examination> => {
  const files = await loadAnalysisFiles(report)
  const decode = jpegDecoder(new Uint8Array(files['jpeg.wasm']))
  return examinationOver(decode, await loadFaceDetector(modelFiles(files)))
}
