import { inflateSync } from 'node:zlib'
import * as O from 'fp-ts/lib/Option.js'
import { maxProfileBytes } from '@kaoiro/core/photo'
import type { AcceptedPhoto } from '@kaoiro/analyser/photo'
import { chunksOf, jpegProfileOf } from '@kaoiro/analyser/photo'

/** The colour profile in the iCCP chunk of a PNG. None if it is missing, damaged or too large. */
const pngProfileOf = (png: Uint8Array): O.Option<Uint8Array> => {
  for (const { type, data } of chunksOf(png)) {
    if (type === 'iCCP') return inflated(Buffer.from(data))
    // The profile precedes the image data (ISO 15948, 5.6).
    if (type === 'IDAT') break
  }
  return O.none
}

/** Decodes iCCP data: a name, a zero byte, compression method 0, zlib data (ISO 15948, 11.3.2.3). */
const inflated = (data: Buffer): O.Option<Uint8Array> => {
  const nameEnd = data.indexOf(0)
  return nameEnd < 0 || data[nameEnd + 1] !== 0
    ? O.none
    : O.tryCatch(() =>
        Uint8Array.from(
          inflateSync(data.subarray(nameEnd + 2), { maxOutputLength: maxProfileBytes }),
        ),
      )
}

/** The colour profile embedded in a photo. */
export function profileOf(bytes: Uint8Array, type: AcceptedPhoto['type']): O.Option<Uint8Array> {
  return type === 'png' ? pngProfileOf(bytes) : jpegProfileOf(bytes)
}
