import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ModelFiles } from '@kaoiro/analyser/model/model-files'
import { analyserFolder, requireFromAnalyser } from './analyser-package.js'

/** The build leaves the models beside the analyser's compiled code. */
const modelFolder = path.join(analyserFolder, 'dist/models')

/** The models and the WebAssembly of TensorFlow.js from the disk: Node does not fetch `file://`. */
export const modelFiles: ModelFiles = {
  wasmPaths: path.join(
    path.dirname(requireFromAnalyser.resolve('@tensorflow/tfjs-backend-wasm/package.json')),
    'wasm-out',
    path.sep,
  ),
  fetchesWasm: false,
  readModel: async (name) => {
    const [manifest, weights] = await Promise.all([
      readFile(path.join(modelFolder, `${name}.json`), 'utf8'),
      readFile(path.join(modelFolder, `${name}.bin`)),
    ])
    // A copy: a Buffer may be a view of shared memory.
    return { manifest, weights: Uint8Array.from(weights).buffer }
  },
}
