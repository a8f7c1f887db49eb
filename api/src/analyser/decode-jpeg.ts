import { readFileSync } from 'node:fs'
import { jpegDecoder } from '@kaoiro/analyser/decode-jpeg'
import { requireFromAnalyser } from './model-files.js'

/** A prepared photo's pixels in sRGB, by the decoder from the disk. */
export const decodeJpeg = jpegDecoder(
  readFileSync(requireFromAnalyser.resolve('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm')),
)
