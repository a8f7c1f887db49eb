import { uprightSize } from '@kaoiro/analyser/photo'
import { preparedSize } from './canvas.js'
import type { DecodedPhoto } from './decoded-photo.js'
import type { SourcePhoto } from './read-photo.js'

/** Decodes and scales the photo in one call; the browser applies a JPEG's orientation. */
export const decodeResized = async ({
  bytes,
  type,
  upright,
  decoded,
}: SourcePhoto): Promise<DecodedPhoto> => {
  const { width, height } = preparedSize(uprightSize(decoded)(upright))
  const source = await createImageBitmap(new Blob([bytes], { type: `image/${type}` }), {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  })
  return { source, width: source.width, height: source.height }
}
