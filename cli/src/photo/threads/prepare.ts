import * as E from 'fp-ts/lib/Either.js'
import type { AcceptedPhoto } from '@kaoiro/analyser/photo'
import { fitWithin, preparedSide } from '@kaoiro/core/photo'
import {
  withEndMarker,
  orientationOf,
  uprightSize,
  upright,
  measureQuality,
  qualityHints,
} from '@kaoiro/analyser/photo'
import type { PhotoEngine } from '../engines/photo-engine.js'
import type { PhotoFault, PreparedPhoto } from '../preparation.js'
import type { PrepareTask } from './thread.js'

/** Converts an accepted file to the photo to send: upright, sRGB, longer side 708, JPEG of quality 0.92. */
export const prepareWith =
  (engine: PhotoEngine) =>
  async ({ bytes, accepted }: PrepareTask): Promise<E.Either<PhotoFault, PreparedPhoto>> => {
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

const prepared = async (
  engine: PhotoEngine,
  bytes: Uint8Array,
  accepted: AcceptedPhoto,
): Promise<Omit<PreparedPhoto, 'bytes' | 'lacksEnd'>> => {
  const orientation = orientationOf(bytes)
  const size = fitWithin(preparedSide)(accepted)
  const { pixels: stored, profile } = await engine.decode(bytes, accepted, size)
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
