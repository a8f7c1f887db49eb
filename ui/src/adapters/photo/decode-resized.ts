import type { Decoded } from './decoded.js'
import type { PhotoRequest } from './messages.js'
import { preparedSize } from './picture.js'

/** A photo decoded whole and scaled by the browser, which turns it upright by itself. */
export const decodeResized = async ({ bytes, header }: PhotoRequest): Promise<Decoded> => {
  const { width, height } = preparedSize(header.upright)
  const blob = new Blob([bytes], { type: `image/${header.type}` })
  const source = await (header.type === 'jpeg'
    ? createImageBitmap(blob, {
        resizeWidth: width,
        resizeHeight: height,
        resizeQuality: 'high',
      })
    : // Some browsers turn a PNG by its eXIf chunk and some do not: its sides are known only now.
      createImageBitmap(blob))
  return { source, width: source.width, height: source.height }
}
