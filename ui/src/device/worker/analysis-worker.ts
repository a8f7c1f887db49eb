import { jpegDecoder } from '@kaoiro/analyser/decode-jpeg'
import { loadFaceDetector } from '@kaoiro/analyser/detector'
import { photoExaminer } from '@kaoiro/analyser/examiner'
import type { AnalysisRequest } from '@kaoiro/core/diagnosis'
import type { Pixels } from '@kaoiro/core/photo'
import { answerCalls, tellPage } from '../../adapters/worker-calls.js'
import { loadAnalysisFiles } from './analysis-files.js'
import { loadNorms } from './load-norms.js'

// If WebAssembly fails to compile, the library leaves the rejection unhandled; as an error, it ends the worker.
addEventListener('unhandledrejection', ({ reason }) => reportError(reason))

const yieldToRequests = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Loads models and runtime, and tells the page the loaded share, 0 to 1; rejects if that fails. */
const load = async () => {
  const files = await loadAnalysisFiles(tellPage)
  const detector = await loadFaceDetector({
    readWasm: () => Promise.resolve(new Uint8Array(files['tensorflow.wasm'])),
    readModel: (name) =>
      Promise.resolve({
        manifest: new TextDecoder().decode(files[`${name}.json`]),
        weights: new Uint8Array(files[`${name}.bin`]),
      }),
  })
  const decode = jpegDecoder(new Uint8Array(files['jpeg.wasm']))
  return photoExaminer(decode, detector, yieldToRequests)
}

const examination = load()

const functions = {
  /** Resolves when the models are loaded. */
  load: async () => void (await examination),
  /** @param norms the address of the store's norms; undefined for the shipped ones */
  examine: async (jpeg: Uint8Array, request: AnalysisRequest, norms?: string) => {
    const { examine } = await examination
    return examine(jpeg, request, await loadNorms(norms))
  },
  look: async (jpeg: Uint8Array) => (await examination).look(jpeg),
  light: async (jpeg: Uint8Array, request: AnalysisRequest) =>
    (await examination).light(jpeg, request),
  /** The place of the largest face in a frame of the camera; null without one. */
  locate: async (frame: Pixels) => (await examination).locate(frame),
}

export type AnalysisFunctions = typeof functions

answerCalls(functions)
