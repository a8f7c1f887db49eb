import { readFileSync } from 'node:fs'
import { jpegDecoder } from '@kaoiro/analyser/decode-jpeg'
import { requireFromAnalyser } from './model-files.js'

/** Decodes a prepared photo to pixels in sRGB. */
export const decodeJpeg = jpegDecoder(
  readFileSync(requireFromAnalyser.resolve('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm')),
)
