import * as E from 'fp-ts/lib/Either.js'
import type { ResizeOptions, Sharp } from 'sharp'
import sharp from 'sharp'
import { decodeJpeg } from '@kaoiro/analyser/node'
import { fitWithin, preparedQuality, preparedSide } from '@kaoiro/core/photo'
import type { Pixels } from '@kaoiro/core/photo'

const imageOf = ({ width, height, data }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels: 4 } })

/** Decodes on a white background, in sRGB, as a client does. */
export async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

type Chroma = '4:2:0' | '4:4:4'

/** Encodes a picture as JPEG. @param quality 1 to 100 */
const jpegOf = (image: Sharp, quality: number, chroma: Chroma): Promise<Buffer> =>
  image.removeAlpha().jpeg({ quality, chromaSubsampling: chroma }).toBuffer()

/** How a client resizes and encodes a photo. */
export interface Way {
  readonly kernel: NonNullable<ResizeOptions['kernel']>
  /** JPEG quality, 1 to 100. */
  readonly quality: number
  readonly chroma: Chroma
  readonly times: number
}

const cubic: Way = { kernel: 'cubic', quality: 100 * preparedQuality, chroma: '4:4:4', times: 1 }

/** Returns what the service decodes after a client has prepared the photo (specification §9). */
export async function prepared(pixels: Pixels, way = cubic): Promise<Pixels> {
  const { kernel, quality, chroma, times } = way
  const size = fitWithin(preparedSide)(pixels)
  const encoded = (image: Sharp) =>
    jpegOf(image.resize({ ...size, fit: 'fill', kernel }), quality, chroma)
  let jpeg = await encoded(imageOf(pixels))
  for (let time = 1; time < times; time++) jpeg = await encoded(sharp(jpeg))
  const received = await decodeJpeg(jpeg)
  if (E.isLeft(received)) throw new Error(`a prepared photo is refused: ${received.left}`)
  return received.right
}

const usual: Way = {
  kernel: 'lanczos3',
  quality: 100 * preparedQuality,
  chroma: '4:2:0',
  times: 1,
}

/** Ways in which clients resize and encode a photo, the usual one first. */
export const ways: readonly [Way, ...Way[]] = [
  usual,
  { ...usual, kernel: 'linear' },
  { ...usual, kernel: 'nearest' },
  { ...usual, times: 2 },
  { ...usual, chroma: '4:4:4' },
  { ...usual, quality: 80 },
]
