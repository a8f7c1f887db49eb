import type { Dimensions } from '@kaoiro/core/photo'
import type { SourcePhoto } from '@kaoiro/analyser/photo'
import { uprightSize } from '@kaoiro/analyser/photo'
import { preparedSide } from '@kaoiro/core/photo'
import { preparedSize } from './prepared-photo.js'

/** A decoded upright image with its size. Must be closed. */
export interface DecodedPhoto extends Dimensions {
  readonly source: ImageBitmap | VideoFrame
}

/** Decodes and scales the photo in one call; the browser applies a JPEG's orientation. */
export async function decodeResized({
  bytes,
  type,
  upright,
  decoded,
}: SourcePhoto): Promise<DecodedPhoto> {
  const { width, height } = preparedSize(uprightSize(decoded)(upright))
  const source = await createImageBitmap(new Blob([bytes], { type: `image/${type}` }), {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  })
  return { source, width: source.width, height: source.height }
}

/** Rotation of a frame when drawn (missing in TypeScript's types). */
interface FrameOrientation {
  readonly rotation?: number
  readonly flip?: boolean
}

/** Decodes a JPEG at a fraction of its size, which takes the least time and memory. */
export async function decodeReduced(photo: SourcePhoto): Promise<DecodedPhoto> {
  if (photo.type !== 'jpeg') throw new Error('only a JPEG is decoded at a reduced size')
  const { width, height } = reducedSize(photo.upright)
  const decoder = new ImageDecoder({
    data: photo.bytes,
    type: 'image/jpeg',
    desiredWidth: width,
    desiredHeight: height,
  })
  try {
    const { image } = await decoder.decode()
    if (isDecodedUpright(image, photo)) return { source: image, ...photo.upright }
    image.close()
    throw new Error('the decoder left the photo turned')
  } finally {
    decoder.close()
  }
}

/**
 * The smallest size, in eighths of the original, that is at least the prepared size. For the
 * prepared size itself, Chromium would decode the next smaller size and enlarge it.
 */
const reducedSize = ({ width, height }: Dimensions): Dimensions => {
  const eighths = Math.min(8, Math.ceil((8 * preparedSide) / Math.max(width, height)))
  return { width: Math.ceil((width * eighths) / 8), height: Math.ceil((height * eighths) / 8) }
}

/**
 * Chromium's frames are drawn upright. WebKit ignored the rotation until August 2026
 * (WebKit/WebKit#71825), so a rotated photo's frame without rotation is rejected.
 */
const isDecodedUpright = (
  frame: VideoFrame & FrameOrientation,
  { upright, turned }: SourcePhoto,
): boolean => {
  const stated = Boolean(frame.rotation) || frame.flip === true
  const found = preparedSize({ width: frame.displayWidth, height: frame.displayHeight })
  const wanted = preparedSize(upright)
  return (
    (stated || !turned) &&
    // Reduced sizes are rounded.
    Math.abs(found.width - wanted.width) <= 1 &&
    Math.abs(found.height - wanted.height) <= 1
  )
}
