import { inflateSync } from 'node:zlib'
import * as O from 'fp-ts/lib/Option.js'
import { maxProfileBytes } from '@kaoiro/core/photo/limits'
import type { AcceptedPhoto } from '@kaoiro/core/photo/file/accept'
import { jpegProfileOf } from '@kaoiro/core/photo/icc/jpeg-profile'

const signatureBytes = 8

/** A PNG chunk: length, type, data, checksum (ISO 15948, 5.3). */
const headBytes = 8
const checksumBytes = 4

/** The colour profile in the iCCP chunk of a PNG. None if it is missing, damaged or too large. */
const pngProfileOf = (png: Uint8Array): O.Option<Uint8Array> => {
  const file = Buffer.from(png.buffer, png.byteOffset, png.byteLength)
  let at = signatureBytes
  while (at + headBytes <= file.length) {
    const end = at + headBytes + file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    // The profile precedes the image data (ISO 15948, 5.6).
    if (type === 'IDAT' || end > file.length) return O.none
    if (type === 'iCCP') return inflated(file.subarray(at + headBytes, end))
    at = end + checksumBytes
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
export const profileOf = (bytes: Uint8Array, type: AcceptedPhoto['type']): O.Option<Uint8Array> =>
  type === 'png' ? pngProfileOf(bytes) : jpegProfileOf(bytes)
