import * as E from 'fp-ts/lib/Either.js'
import type { AcceptedPhoto } from '@kaoiro/core/photo/file/accept'
import { fitWithin, preparedSide } from '@kaoiro/core/photo/limits'
import { isComplete, withEndMarker } from '@kaoiro/core/photo/file/complete'
import { orientationOf, uprightSize, upright } from '@kaoiro/core/photo/file/orientation'
import { measureQuality, qualityHints } from '@kaoiro/core/photo/quality/quality'
import type { PhotoEngine } from '../engines/photo-engine.js'
import type { PhotoFault, PreparedPhoto } from '../preparation.js'
import type { PrepareTask } from './thread.js'

/** Converts an accepted file to the photo to send: upright, sRGB, longer side 708, JPEG of quality 0.92. */
export const prepareWith =
  (engine: PhotoEngine) =>
  async ({ bytes, accepted }: PrepareTask): Promise<E.Either<PhotoFault, PreparedPhoto>> => {
    try {
      if (!isComplete(bytes, accepted.type)) return E.left({ _tag: 'BrokenPhoto' })
      return E.right(await prepared(engine, bytes, accepted))
    } catch {
      // The messages of decoders do not help users.
      return E.left({ _tag: 'BrokenPhoto' })
    }
  }

const prepared = async (
  engine: PhotoEngine,
  bytes: Uint8Array,
  accepted: AcceptedPhoto,
): Promise<PreparedPhoto> => {
  const orientation = orientationOf(bytes)
  const whole = withEndMarker(bytes, accepted.type)
  const size = fitWithin(preparedSide)(accepted)
  const { pixels: stored, profile } = await engine.decode(whole, accepted, size)
  // Turned upright after scaling: before, it would take a third of a second at 12 megapixels.
  const pixels = upright(orientation)(stored)
  const original = uprightSize(orientation)(accepted)
  // sharp encodes on its own thread in the meantime.
  const jpeg = engine.encode(pixels)
  const measures = measureQuality(pixels)
  return {
    jpeg: await jpeg,
    type: accepted.type,
    bytes: bytes.length,
    lacksEnd: whole !== bytes,
    orientation,
    original,
    prepared: { width: pixels.width, height: pixels.height },
    measures,
    hints: qualityHints(original, measures),
    profile,
    engine: engine.name,
  }
}
