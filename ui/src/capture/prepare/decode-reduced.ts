import type { Dimensions } from '@kaoiro/core/photo/raster/pixels'
import { preparedSide } from '@kaoiro/core/photo/limits'
import { preparedSize } from './canvas.js'
import type { DecodedPhoto } from './decoded-photo.js'
import type { SourcePhoto } from './read-photo.js'

/** How a frame is turned when it is drawn (newer than TypeScript's own types). */
interface FrameOrientation {
  readonly rotation?: number
  readonly flip?: boolean
}

/** A JPEG decoded at an eighth, a quarter, … of its size: the least work and memory. */
export const decodeReduced = async (photo: SourcePhoto): Promise<DecodedPhoto> => {
  // Of a PNG nothing can be left out, and not every browser's decoder knows that one may be turned.
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
 * The least size at or above the prepared one that a JPEG can be decoded at: n eighths of its own. Asked
 * for the prepared size itself, Chromium takes the next one below, and blows it up.
 */
const reducedSize = ({ width, height }: Dimensions): Dimensions => {
  const eighths = Math.min(8, Math.ceil((8 * preparedSide) / Math.max(width, height)))
  return { width: Math.ceil((width * eighths) / 8), height: Math.ceil((height * eighths) / 8) }
}

/**
 * Chromium's frames carry the turn and are drawn upright. WebKit's were drawn as stored until August 2026
 * (WebKit/WebKit#71825): a turned photo's frame that states no turn is not believed.
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
