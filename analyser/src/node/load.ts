import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Examiner } from '../examine/examiner.js'
import { examinerOver } from '../examine/examiner.js'
import type { FaceDetector } from '../face/face-detector.js'
import { loadFaceDetector as loadFrom } from '../face/face-detector.js'
import { jpegDecoder } from '../photo/decode-jpeg.js'
import { modelFiles } from './model-files.js'

/** Decodes a prepared photo to pixels in sRGB. */
export const decodeJpeg = jpegDecoder(
  readFileSync(createRequire(import.meta.url).resolve('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm')),
)

/** Loads the landmark model in about 0.3 s. */
export const loadFaceDetector = (): Promise<FaceDetector> => loadFrom(modelFiles)

/** Loads the examiner with its landmark model. */
export const loadExaminer = async (): Promise<Examiner> => examinerOver(await loadFaceDetector())
