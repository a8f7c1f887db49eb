import { createRequire } from 'node:module'
import path from 'node:path'
import { readFile } from 'node:fs/promises'
import type { ModelFiles } from '@kaoiro/analyser/detector'

const manifest = createRequire(import.meta.url).resolve('@kaoiro/analyser/package.json')

export const analyserFolder = path.dirname(manifest)

/** Resolves the dependencies of the analyser, wherever they are installed. */
export const requireFromAnalyser = createRequire(manifest)

/** The build copies the models here. */
const modelFolder = path.join(analyserFolder, 'dist/models')

const wasm = '@tensorflow/tfjs-backend-wasm/wasm-out/tfjs-backend-wasm-simd.wasm'

/** Reads a file. Copies the bytes, since other Buffers may share the memory of a Buffer. */
const read = async (file: string): Promise<ArrayBuffer> =>
  Uint8Array.from(await readFile(file)).buffer

/** Reads the models and the WebAssembly of TensorFlow.js. */
export const modelFiles: ModelFiles = {
  readWasm: () => read(requireFromAnalyser.resolve(wasm)),
  readModel: async (name) => {
    const [manifest, weights] = await Promise.all([
      readFile(path.join(modelFolder, `${name}.json`), 'utf8'),
      read(path.join(modelFolder, `${name}.bin`)),
    ])
    return { manifest, weights }
  },
}
