import { inflateSync } from 'node:zlib'
import * as O from 'fp-ts/lib/Option.js'
import { maxProfileBytes } from '@kaoiro/core/photo/limits'
import type { AcceptedPhoto } from '@kaoiro/core/photo/file/accept'
import { jpegProfileOf } from '@kaoiro/core/photo/icc/jpeg-profile'

const signatureBytes = 8

/** A PNG's chunk: length, type, data, checksum (ISO 15948, 5.3). */
const headBytes = 8
const checksumBytes = 4

/** A PNG's colour profile, from its iCCP chunk. None if there is none, or it is broken or too large. */
const pngProfileOf = (png: Uint8Array): O.Option<Uint8Array> => {
  const file = Buffer.from(png.buffer, png.byteOffset, png.byteLength)
  let at = signatureBytes
  while (at + headBytes <= file.length) {
    const end = at + headBytes + file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    // The profile comes before the picture (ISO 15948, 5.6).
    if (type === 'IDAT' || end > file.length) return O.none
    if (type === 'iCCP') return inflated(file.subarray(at + headBytes, end))
    at = end + checksumBytes
  }
  return O.none
}

/** A name of 79 characters at most, its end, the one method there is, and zlib's bytes (11.3.2.3). */
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

/** The colour profile in a file. */
export const profileOf = (bytes: Uint8Array, type: AcceptedPhoto['type']): O.Option<Uint8Array> =>
  type === 'png' ? pngProfileOf(bytes) : jpegProfileOf(bytes)
