// By these names Node loads one CommonJS instance, shared with backend and model reader (the models' own library in
// tests included), and a bundler takes the modules: two instances in one process would share what they register.
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import type { GraphModel } from '@tensorflow/tfjs-converter'
import { loadGraphModel } from '@tensorflow/tfjs-converter'
import * as tf from '@tensorflow/tfjs-core'
import { registerRecorder } from './kernel-recorder.js'
import type { ModelFile, ModelFiles } from './model-files.js'

/** TensorFlow.js on WebAssembly with SIMD; one thread, since a runtime has an analysis on each core at most. */
export const startTensorflow = async ({
  wasmPaths,
  fetchesWasm,
}: Pick<ModelFiles, 'wasmPaths' | 'fetchesWasm'>): Promise<void> => {
  setWasmPaths(wasmPaths, fetchesWasm)
  tf.enableProdMode()
  await tf.setBackend('wasm')
  await registerRecorder(tf)
}

interface Manifest {
  readonly modelTopology: object
  readonly weightsManifest: ReadonlyArray<{ readonly weights: ReadonlyArray<never> }>
}

/** A model of its files' contents. */
export const modelOf = async (file: Promise<ModelFile>): Promise<GraphModel> => {
  const { manifest, weights } = await file
  const parsed = JSON.parse(manifest) as Manifest
  const artifacts = {
    ...parsed,
    weightSpecs: parsed.weightsManifest.flatMap((part) => part.weights),
    weightData: weights,
  }
  return loadGraphModel({ load: () => Promise.resolve(artifacts) })
}
