import type { AnalysisRequest } from '@kaoiro/core/diagnosis'
import type { Pixels } from '@kaoiro/core/photo'
import { answerCalls, tellPage } from '../../adapters/worker-calls.js'
import { loadExamination } from './load-examination.js'
import { loadNorms } from './memory.js'

// If WebAssembly fails to compile, the library leaves the rejection unhandled; as an error, it ends the worker.
addEventListener('unhandledrejection', ({ reason }) => reportError(reason))

// The page is told the loaded share of models and runtime, 0 to 1.
const examination = loadExamination(tellPage)

const functions = {
  /** Resolves when the models are loaded. */
  load: async () => void (await examination),
  /** @param norms the address of the store's norms; undefined for the shipped ones */
  examine: async (jpeg: Uint8Array, request: AnalysisRequest, norms?: string) => {
    const { examine } = await examination
    return examine(jpeg, request, await loadNorms(norms))
  },
  look: async (jpeg: Uint8Array) => (await examination).look(jpeg),
  /** The place of the largest face in a frame of the camera; null without one. */
  locate: async (frame: Pixels) => (await examination).locate(frame),
}

export type AnalysisFunctions = typeof functions

answerCalls(functions)
