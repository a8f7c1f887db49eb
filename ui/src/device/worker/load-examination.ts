import * as E from 'fp-ts/lib/Either.js'
import { jpegDecoder } from '@kaoiro/analyser/decode-jpeg'
import { examinerOver } from '@kaoiro/analyser/examiner'
import { loadFaceDetector } from '@kaoiro/analyser/face/face-detector'
import type { ModelFiles } from '@kaoiro/analyser/model/model-files'
import { toWire } from '@kaoiro/core/session/wire-result'
import type { AnalysisRequest } from '@kaoiro/core/session/wire/wire'
import type { DeviceAnswer } from '../worker-messages.js'
import { loadAnalysisFiles } from './analysis-files.js'

type Files = Awaited<ReturnType<typeof loadAnalysisFiles>>

const modelFiles = (files: Files): ModelFiles => ({
  readWasm: () => Promise.resolve(files['tensorflow.wasm']),
  readModel: (name) =>
    Promise.resolve({
      manifest: new TextDecoder().decode(files[`${name}.json`]),
      weights: files[`${name}.bin`],
    }),
})

/** From a prepared photo to what the service would answer. */
export type Examination = (jpeg: Uint8Array, request: AnalysisRequest) => Promise<DeviceAnswer>

/** Loads all that an examination needs; rejects if that is not to be had. */
export const loadExamination = async (report: (share: number) => void): Promise<Examination> => {
  const files = await loadAnalysisFiles(report)
  const decode = jpegDecoder(new Uint8Array(files['jpeg.wasm']))
  const examine = examinerOver(await loadFaceDetector(modelFiles(files)))
  return async (jpeg, request) => {
    const pixels = await decode(jpeg)
    return E.isLeft(pixels) ? pixels : E.map(toWire)(await examine(pixels.right, request))
  }
}
