import { crc32 } from 'node:zlib'
import type { AcceptedPhoto, Chunk } from '@kaoiro/analyser/photo'
import {
  chunksOf,
  withoutChunks,
  withEndMarker,
  orientationOf,
  uprightSize,
  upright,
  measureQuality,
  qualityHints,
} from '@kaoiro/analyser/photo'
import { fitWithin, preparedSide } from '@kaoiro/core/photo'
import * as E from 'fp-ts/lib/Either.js'
import type { PhotoEngine, PhotoFault, PreparedPhoto } from '../preparation.js'
import type { PrepareTask } from './thread.js'

/** Converts an accepted file to the photo to send: upright, sRGB, longer side 708, JPEG of quality 0.92. */
export function prepareWith(engine: PhotoEngine) {
  return async ({ bytes, accepted }: PrepareTask): Promise<E.Either<PhotoFault, PreparedPhoto>> => {
    try {
      const whole = withEndMarker(bytes, accepted.type)
      if (whole === null) return E.left({ _tag: 'BrokenPhoto' })
      const photo = await prepared(engine, whole, accepted)
      return E.right({ ...photo, bytes: bytes.length, lacksEnd: whole !== bytes })
    } catch {
      // The messages of decoders do not help users.
      return E.left({ _tag: 'BrokenPhoto' })
    }
  }
}

/** Whether an ancillary chunk, which a picture can do without, has a wrong checksum (ISO 15948, 5.4 and 5.5). */
const isDamaged =
  (png: Uint8Array) =>
  ({ type, start, end }: Chunk): boolean =>
    /^[a-z]/.test(type) &&
    crc32(png.subarray(start + 4, end - 4)) !==
      new DataView(png.buffer, png.byteOffset).getUint32(end - 4)

/** A photo without damaged chunks: libpng ignores them, pngjs rejects the whole PNG. */
const withoutDamage = (bytes: Uint8Array, type: AcceptedPhoto['type']): Uint8Array => {
  if (type !== 'png') return bytes
  const damaged = [...chunksOf(bytes)].filter(isDamaged(bytes))
  return damaged.length === 0
    ? bytes
    : withoutChunks(
        damaged.map((chunk) => chunk.type),
        bytes,
      )
}

const prepared = async (
  engine: PhotoEngine,
  bytes: Uint8Array,
  accepted: AcceptedPhoto,
): Promise<Omit<PreparedPhoto, 'bytes' | 'lacksEnd'>> => {
  const orientation = orientationOf(bytes)
  const size = fitWithin(preparedSide)(accepted)
  const { pixels: stored, profile } = await engine.decode(
    withoutDamage(bytes, accepted.type),
    accepted,
    size,
  )
  // Turned upright after scaling: before, it would take a third of a second at 12 megapixels.
  const pixels = upright(orientation)(stored)
  const original = uprightSize(orientation)(accepted)
  // sharp encodes on its own thread in the meantime.
  const jpeg = engine.encode(pixels)
  const measures = measureQuality(pixels)
  return {
    jpeg: await jpeg,
    type: accepted.type,
    orientation,
    original,
    prepared: { width: pixels.width, height: pixels.height },
    measures,
    hints: qualityHints(original, measures),
    profile,
    engine: engine.name,
  }
}
