import * as E from 'fp-ts/lib/Either.js'
import type { ResizeOptions } from 'sharp'
import sharp from 'sharp'
import { decodeJpeg } from '@kaoiro/analyser/node'
import { fitWithin, preparedQuality, preparedSide } from '@kaoiro/core/photo'
import type { Pixels } from '@kaoiro/core/photo'
import { imageOf } from './pixels.js'

interface Way {
  readonly kernel?: ResizeOptions['kernel']
  readonly quality?: number
  readonly chroma?: '4:2:0' | '4:4:4'
  readonly times?: number
}

/** Ways in which clients resize and encode a photo, the usual one first. */
export const ways: ReadonlyArray<Way> = [
  {},
  { kernel: 'linear' },
  { kernel: 'nearest' },
  { times: 2 },
  { chroma: '4:4:4' },
  { quality: 80 },
]

/** Returns what the service decodes after a client has prepared the photo in one way. */
export const preparedIn = async (
  pixels: Pixels,
  { kernel = 'lanczos3', quality = 100 * preparedQuality, chroma = '4:2:0', times = 1 }: Way,
): Promise<Pixels> => {
  const size = fitWithin(preparedSide)(pixels)
  let image = imageOf(pixels).removeAlpha()
  let jpeg = Buffer.alloc(0)
  for (let time = 0; time < times; time++) {
    const resized = image.resize({ ...size, fit: 'fill', kernel })
    jpeg = await resized.jpeg({ quality, chromaSubsampling: chroma }).toBuffer()
    image = sharp(jpeg)
  }
  const received = await decodeJpeg(jpeg)
  if (E.isLeft(received)) throw new Error(`a prepared photo is refused: ${received.left}`)
  return received.right
}
