import * as E from 'fp-ts/lib/Either.js'
import type { Sharp } from 'sharp'
import sharp from 'sharp'
import { decodeJpeg } from '@kaoiro/analyser/node'
import { fitWithin, preparedQuality, preparedSide } from '@kaoiro/core/photo'
import type { Pixels } from '@kaoiro/core/photo'

export const imageOf = ({ width, height, data }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels: 4 } })

/** Decodes on a white background, in sRGB, as a client does. */
export const pixelsOf = async (image: Sharp): Promise<Pixels> => {
  const { data, info } = await image
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** Encodes a picture as JPEG. @param quality 1 to 100 */
export const jpegOf = (image: Sharp, quality: number): Promise<Buffer> =>
  image.removeAlpha().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer()

/** Returns what the service decodes after a client has prepared the photo (specification §9). */
export const prepared = async (pixels: Pixels): Promise<Pixels> => {
  const size = fitWithin(preparedSide)(pixels)
  const resized = imageOf(pixels).resize({ ...size, fit: 'fill', kernel: 'cubic' })
  const received = await decodeJpeg(await jpegOf(resized, 100 * preparedQuality))
  if (E.isLeft(received)) throw new Error(`a prepared photo is refused: ${received.left}`)
  return received.right
}
