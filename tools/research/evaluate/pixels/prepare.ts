import * as E from 'fp-ts/lib/Either.js'
import jpeg from 'jpeg-js'
import { decodeJpeg } from '@kaoiro/api/decode-jpeg'
import { fitWithin, preparedQuality, preparedSide } from '@kaoiro/core/photo/limits'
import { encodeJpeg } from '@kaoiro/fixtures/pixels/encode'
import type { Pixels } from '@kaoiro/fixtures/pixels/rasterise'
import { resampled } from './resample.js'

/** 64 megapixels, the most that a client accepts, decode within this. */
const limits = { maxResolutionInMP: 64, maxMemoryUsageInMB: 2048 } as const

/** A JPEG of any size that a client takes in, as its rows are stored. */
export const decodeAnyJpeg = (bytes: Uint8Array): Pixels =>
  jpeg.decode(bytes, { useTArray: true, formatAsRGBA: true, ...limits })

/** The picture after it was stored as a JPEG of this quality, 1 to 100. */
export const stored = (pixels: Pixels, quality: number): Pixels =>
  decodeAnyJpeg(encodeJpeg(pixels, Math.round(quality)))

/** What the service decodes after a client has prepared the photo (specification §9). */
export const prepared = async (pixels: Pixels): Promise<Pixels> => {
  const sent = encodeJpeg(resampled(pixels, fitWithin(preparedSide)(pixels)), preparedQuality * 100)
  const received = await decodeJpeg(sent)
  if (E.isLeft(received)) throw new Error(`a prepared photo is refused: ${received.left}`)
  const { width, height, data } = received.right
  return { width, height, data: new Uint8Array(data) }
}
