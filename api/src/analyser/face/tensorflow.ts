import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GraphModel } from '@tensorflow/tfjs-converter'
import { registerRecorder } from './kernel-recorder.js'

const require = createRequire(import.meta.url)

// One CommonJS instance of TensorFlow.js, shared with its backend and its model reader.
export const tf = require('@tensorflow/tfjs-core') as typeof import('@tensorflow/tfjs-core')

const wasm =
  require('@tensorflow/tfjs-backend-wasm') as typeof import('@tensorflow/tfjs-backend-wasm')

const { loadGraphModel } =
  require('@tensorflow/tfjs-converter') as typeof import('@tensorflow/tfjs-converter')

const wasmFolder = path.join(
  path.dirname(require.resolve('@tensorflow/tfjs-backend-wasm/package.json')),
  'wasm-out',
  path.sep,
)

/** The build leaves the models beside the compiled code. */
const modelFolder = fileURLToPath(new URL('../../../dist/models', import.meta.url))

/** TensorFlow.js on WebAssembly with SIMD; one thread, since the service runs an analysis on each core. */
export const startTensorflow = async (): Promise<void> => {
  wasm.setWasmPaths(wasmFolder)
  tf.enableProdMode()
  await tf.setBackend('wasm')
  await registerRecorder(tf)
}

interface Manifest {
  readonly modelTopology: object
  readonly weightsManifest: ReadonlyArray<{
    readonly paths: ReadonlyArray<string>
    readonly weights: ReadonlyArray<never>
  }>
}

/** Reads a model of `@vladmandic/human` from its copied files: Node does not fetch `file://`. */
export const loadModel = async (name: 'blazeface' | 'facemesh' | 'iris'): Promise<GraphModel> => {
  const manifest = JSON.parse(
    await readFile(path.join(modelFolder, `${name}.json`), 'utf8'),
  ) as Manifest
  const files = manifest.weightsManifest.flatMap(({ paths }) => paths)
  const weights = Buffer.concat(
    await Promise.all(files.map((file) => readFile(path.join(modelFolder, file)))),
  )
  const artifacts = {
    ...manifest,
    weightSpecs: manifest.weightsManifest.flatMap(({ weights }) => weights),
    weightData: weights.buffer.slice(weights.byteOffset, weights.byteOffset + weights.byteLength),
  }
  return loadGraphModel({ load: () => Promise.resolve(artifacts) })
}
