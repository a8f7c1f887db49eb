import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Examiner } from '../examine/examiner.js'
import { examinerOver } from '../examine/examiner.js'
import type { FaceDetector } from '../face/face-detector.js'
import { loadFaceDetector as loadFrom } from '../face/face-detector.js'
import type { ModelFiles } from '../model/model-files.js'
import { jpegDecoder } from '../photo/decode-jpeg.js'

/** Decodes a prepared photo to pixels in sRGB. */
export const decodeJpeg = jpegDecoder(
  readFileSync(createRequire(import.meta.url).resolve('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm')),
)

/** Loads the landmark model in about 0.3 s. */
export const loadFaceDetector = (): Promise<FaceDetector> => loadFrom(modelFiles)

/** Loads the examiner with its landmark model. */
export const loadExaminer = async (): Promise<Examiner> => examinerOver(await loadFaceDetector())

/** The build copies the models here; the same path from `src` and from `dist`. */
const modelFolder = new URL('../../dist/models/', import.meta.url)

const wasm = '@tensorflow/tfjs-backend-wasm/wasm-out/tfjs-backend-wasm-simd.wasm'

/** Reads the models and the WebAssembly of TensorFlow.js. */
export const modelFiles: ModelFiles = {
  readWasm: () => readFile(createRequire(import.meta.url).resolve(wasm)),
  readModel: async (name) => {
    const [manifest, weights] = await Promise.all([
      readFile(new URL(`${name}.json`, modelFolder), 'utf8'),
      readFile(new URL(`${name}.bin`, modelFolder)),
    ])
    return { manifest, weights }
  },
}
