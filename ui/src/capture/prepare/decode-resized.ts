import { preparedSize } from './canvas.js'
import type { DecodedPhoto } from './decoded-photo.js'
import type { SourcePhoto } from './read-photo.js'

/** Decodes and scales the photo in one call; the browser applies the orientation. */
export const decodeResized = async ({
  bytes,
  type,
  upright,
}: SourcePhoto): Promise<DecodedPhoto> => {
  const { width, height } = preparedSize(upright)
  const blob = new Blob([bytes], { type: `image/${type}` })
  const source = await (type === 'jpeg'
    ? createImageBitmap(blob, {
        resizeWidth: width,
        resizeHeight: height,
        resizeQuality: 'high',
      })
    : // Some browsers turn a PNG by its eXIf chunk and some do not: its sides are known only now.
      createImageBitmap(blob))
  return { source, width: source.width, height: source.height }
}
