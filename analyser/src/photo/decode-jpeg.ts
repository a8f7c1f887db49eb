import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import { colourProfileOf } from './icc/colour-profile.js'
import type { Dimensions, Pixels } from '@kaoiro/core/photo'
import { dimensionsOf, isComplete } from './file/accept.js'
import { jpegProfileOf } from './icc/jpeg-profile.js'
import { mozJpeg } from './mozjpeg.js'

/** A prepared photo has at most half a million pixels. */
const maxPixels = 1_000_000

/** The size in the header; `none` if the file is incomplete or has too many pixels to be decoded. */
const sizeOf = (bytes: Uint8Array): O.Option<Dimensions> =>
  isComplete(bytes, 'jpeg')
    ? O.filter(({ width, height }: Dimensions) => width * height <= maxPixels)(dimensionsOf(bytes))
    : O.none

/** Decodes a prepared photo to sRGB; an unusable colour profile is ignored. */
export type JpegDecoder = (bytes: Uint8Array) => Promise<E.Either<'unreadable-photo', Pixels>>

/** Creates a decoder from the file `@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm`. */
export function jpegDecoder(wasmBinary: Uint8Array): JpegDecoder {
  const decode = mozJpeg(() => wasmBinary)
  return async (bytes) => {
    const header = sizeOf(bytes)
    if (O.isNone(header)) return E.left('unreadable-photo')
    const pixels = await decode(bytes)
    const matchesHeader =
      pixels?.width === header.value.width && pixels.height === header.value.height
    return matchesHeader ? E.right(toSrgb(bytes)(pixels)) : E.left('unreadable-photo')
  }
}

const toSrgb = (bytes: Uint8Array): ((pixels: Pixels) => Pixels) =>
  pipe(
    jpegProfileOf(bytes),
    O.flatMap(colourProfileOf),
    O.match(
      () => (pixels) => pixels,
      (profile) => profile.toSrgb,
    ),
  )
