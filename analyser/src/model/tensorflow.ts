import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import type { GraphModel } from '@tensorflow/tfjs-converter'
import { loadGraphModel } from '@tensorflow/tfjs-converter'
import * as tf from '@tensorflow/tfjs-core'
import { registerRecorder } from './kernel-recorder.js'
import type { ModelFile, ModelFiles } from './model-files.js'
import { bufferOf } from './model-files.js'

// With these package names, the backend, the converter and the reference library of the tests all use the same CommonJS
// instance in Node. A second instance would add its kernels to the same global registry.

/** The part of a response that the backend reads. */
interface WasmResponse {
  readonly ok: true
  readonly arrayBuffer: () => Promise<ArrayBuffer>
}

/** The part of the library that reads files; replaced only while the backend starts. */
type Platform = Record<'fetch', unknown>

/** Starts the backend. It fetches its WebAssembly by name, so `fetch` is replaced by a function that returns `wasm`. */
const setBackendOn = async (wasm: Uint8Array): Promise<void> => {
  const platform = tf.env().platform as unknown as Platform
  const { fetch } = platform
  const response: WasmResponse = { ok: true, arrayBuffer: () => Promise.resolve(bufferOf(wasm)) }
  platform.fetch = () => Promise.resolve(response)
  try {
    // The backend asks for one of three binaries by name, and gets the one with SIMD in any case.
    setWasmPaths('', true)
    tf.env().set('WASM_HAS_SIMD_SUPPORT', true)
    // No threads: each core of the CPU runs at most one analysis.
    tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false)
    await tf.setBackend('wasm')
  } finally {
    platform.fetch = fetch
  }
}

/** TensorFlow.js on WebAssembly with SIMD, on one thread. */
export async function startTensorflow({ readWasm }: Pick<ModelFiles, 'readWasm'>): Promise<void> {
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

/** Removes the shape of the inputs, so that the library accepts any size; the kernels do not check it. */
const ofAnyShape = (node: GraphNode): GraphNode => {
  if (node.op !== 'Placeholder') return node
  const { shape: _, ...attr } = node.attr ?? {}
  return { ...node, attr }
}

/** Loads a model for inputs of any size. */
export async function modelOf(file: Promise<ModelFile>): Promise<GraphModel> {
  const { manifest, weights } = await file
  const parsed = JSON.parse(manifest) as Manifest
  const artifacts = {
    ...parsed,
    modelTopology: {
      ...parsed.modelTopology,
      node: parsed.modelTopology.node.map(ofAnyShape),
    },
    weightSpecs: parsed.weightsManifest.flatMap((part) => part.weights),
    weightData: bufferOf(weights),
  }
  return loadGraphModel({ load: () => Promise.resolve(artifacts) })
}
