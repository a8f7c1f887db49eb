import type { Dimensions } from '@kaoiro/core/photo'
import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import { imageTypeOf } from '@kaoiro/core/photo'
import { jpegFrameOf } from '../jpeg/frame.js'

/**
 * The size in pixels from a JPEG or PNG header, before any orientation is applied. None if the header is missing
 * or broken. Decodes nothing, so the size of the picture does not matter.
 */
export const dimensionsOf = (bytes: Uint8Array): O.Option<Dimensions> => {
  const type = imageTypeOf(bytes)
  return type === 'png' ? ofPng(bytes) : type === 'jpeg' ? ofJpeg(bytes) : O.none
}

const positive = (width: number, height: number): O.Option<Dimensions> =>
  width > 0 && height > 0 ? O.some({ width, height }) : O.none

/** PNG: the first chunk is IHDR, and starts with width and height as 32-bit numbers (ISO 15948). */
const ofPng = (bytes: Uint8Array): O.Option<Dimensions> => {
  if (bytes.length < 24 || String.fromCharCode(...bytes.subarray(12, 16)) !== 'IHDR') return O.none
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return positive(view.getUint32(16), view.getUint32(20))
}

const ofJpeg = (bytes: Uint8Array): O.Option<Dimensions> =>
  pipe(
    jpegFrameOf(bytes),
    O.flatMap(({ width, height }) => positive(width, height)),
  )
