// By these names Node loads one CommonJS instance, shared with backend and model reader (the models' own library in
// tests included), and a bundler takes the modules: two instances in one process would share what they register.
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import type { GraphModel } from '@tensorflow/tfjs-converter'
import { loadGraphModel } from '@tensorflow/tfjs-converter'
import * as tf from '@tensorflow/tfjs-core'
import { registerRecorder } from './kernel-recorder.js'
import type { ModelFile, ModelFiles } from './model-files.js'

/** As much of a response as the backend reads. */
interface WasmResponse {
  readonly ok: true
  readonly arrayBuffer: () => Promise<ArrayBuffer>
}

/** The library's own port for files; it may be another's again afterwards. */
type Platform = Record<'fetch', unknown>

/** Starts the backend on this WebAssembly, which it asks its platform for by a name. */
const setBackendOn = async (wasm: ArrayBuffer): Promise<void> => {
  const platform = tf.env().platform as unknown as Platform
  const { fetch } = platform
  const response: WasmResponse = { ok: true, arrayBuffer: () => Promise.resolve(wasm) }
  platform.fetch = () => Promise.resolve(response)
  try {
    // The names of its three binaries; the one for SIMD alone is taken.
    setWasmPaths('', true)
    tf.env().set('WASM_HAS_SIMD_SUPPORT', true)
    // A runtime has one analysis on a core at most.
    tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false)
    await tf.setBackend('wasm')
  } finally {
    platform.fetch = fetch
  }
}

/** TensorFlow.js on WebAssembly with SIMD, on one thread. */
export const startTensorflow = async ({
  readWasm,
}: Pick<ModelFiles, 'readWasm'>): Promise<void> => {
  const wasm = await readWasm()
  tf.enableProdMode()
  await setBackendOn(wasm)
  await registerRecorder(tf)
}

interface GraphNode {
  readonly op: string
  readonly attr?: Readonly<Record<string, object>>
}

interface Manifest {
  readonly modelTopology: { readonly node: ReadonlyArray<GraphNode> }
  readonly weightsManifest: ReadonlyArray<{ readonly weights: ReadonlyArray<never> }>
}

/** An input says which shape it takes, and the library refuses any other; kernels take what they are given. */
const ofAnyShape = (node: GraphNode): GraphNode => {
  if (node.op !== 'Placeholder') return node
  const { shape: _, ...attr } = node.attr ?? {}
  return { ...node, attr }
}

/** A model of its files' contents, for inputs of any size. */
export const modelOf = async (file: Promise<ModelFile>): Promise<GraphModel> => {
  const { manifest, weights } = await file
  const parsed = JSON.parse(manifest) as Manifest
  const artifacts = {
    ...parsed,
    modelTopology: {
      ...parsed.modelTopology,
      node: parsed.modelTopology.node.map(ofAnyShape),
    },
    weightSpecs: parsed.weightsManifest.flatMap((part) => part.weights),
    weightData: weights,
  }
  return loadGraphModel({ load: () => Promise.resolve(artifacts) })
}
