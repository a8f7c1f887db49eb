import * as E from 'fp-ts/lib/Either.js'
import jpeg from 'jpeg-js'
import { decodeJpeg } from '@kaoiro/analyser/node'
import { fitWithin, preparedQuality, preparedSide } from '@kaoiro/core/photo'
import type { Dimensions } from '@kaoiro/core/photo'
import { encodeJpeg } from '@kaoiro/fixtures/pixels/encode'
import type { Pixels } from '@kaoiro/fixtures/pixels/rasterise'

/** For each new pixel, the old pixels that it averages: `taps` of them, starting at `first`. */
interface Axis {
  readonly first: Int32Array
  /** `taps` weights for each new pixel. */
  readonly weights: Float32Array
  readonly taps: number
}

type WeightAt = (old: number, place: number) => number

/** Averages the `scale` old pixels that a new one covers. */
const areaWeight =
  (scale: number): WeightAt =>
  (old, place) =>
    Math.max(0, Math.min(old + 1, (place + 1) * scale) - Math.max(old, place * scale)) / scale

/** Interpolates between the two nearest old pixels; edges repeat. */
const bilinearWeight =
  (scale: number, length: number): WeightAt =>
  (old, place) => {
    const centre = Math.min(length - 1, Math.max(0, (place + 0.5) * scale - 0.5))
    return Math.max(0, 1 - Math.abs(old - centre))
  }

const axisOf = (from: number, to: number): Axis => {
  const scale = from / to
  const weightAt = to < from ? areaWeight(scale) : bilinearWeight(scale, from)
  const taps = Math.min(from, Math.ceil(scale) + 2)
  const first = Int32Array.from({ length: to }, (_, place) =>
    Math.min(from - taps, Math.max(0, Math.floor(place * scale) - 1)),
  )
  const weights = Float32Array.from({ length: to * taps }, (_, i) => {
    const place = Math.floor(i / taps)
    return weightAt((first[place] ?? 0) + (i % taps), place)
  })
  return { first, weights, taps }
}

/** Resamples each row; returns RGBA floats. */
const acrossRows = ({ width, height, data }: Pixels, to: number): Float32Array => {
  const { first, weights, taps } = axisOf(width, to)
  const result = new Float32Array(to * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < to; x++)
      for (let tap = 0; tap < taps; tap++) {
        const weight = weights[x * taps + tap] ?? 0
        const from = (y * width + (first[x] ?? 0) + tap) * 4
        const at = (y * to + x) * 4
        if (weight !== 0)
          for (let channel = 0; channel < 4; channel++)
            result[at + channel] =
              (result[at + channel] ?? 0) + weight * (data[from + channel] ?? 0)
      }
  return result
}

/** Resamples each column; returns rounded bytes. */
const downRows = (
  rows: Float32Array,
  rowLength: number,
  height: number,
  to: number,
): Uint8Array => {
  const { first, weights, taps } = axisOf(height, to)
  const result = new Uint8Array(rowLength * to)
  const row = new Float32Array(rowLength)
  for (let y = 0; y < to; y++) {
    row.fill(0)
    for (let tap = 0; tap < taps; tap++) {
      const weight = weights[y * taps + tap] ?? 0
      const from = ((first[y] ?? 0) + tap) * rowLength
      if (weight !== 0)
        for (let i = 0; i < rowLength; i++) row[i] = (row[i] ?? 0) + weight * (rows[from + i] ?? 0)
    }
    for (let i = 0; i < rowLength; i++) result[y * rowLength + i] = (row[i] ?? 0) + 0.5
  }
  return result
}

/** Resizes a picture: area averaging along an axis that shrinks, bilinear along one that grows. */
export const resampled = (pixels: Pixels, { width, height }: Dimensions): Pixels =>
  width === pixels.width && height === pixels.height
    ? pixels
    : {
        width,
        height,
        data: downRows(acrossRows(pixels, width), width * 4, pixels.height, height),
      }

/** Enough for 64 megapixels, the most that a client accepts. */
const limits = { maxResolutionInMP: 64, maxMemoryUsageInMB: 2048 } as const

/** Decodes a JPEG of any accepted size, without applying its orientation. */
export const decodeAnyJpeg = (bytes: Uint8Array): Pixels =>
  jpeg.decode(bytes, { useTArray: true, formatAsRGBA: true, ...limits })

/** Encodes a picture as JPEG and decodes it. @param quality 1 to 100 */
export const stored = (pixels: Pixels, quality: number): Pixels =>
  decodeAnyJpeg(encodeJpeg(pixels, Math.round(quality)))

/** Returns what the service decodes after a client has prepared the photo (specification §9). */
export const prepared = async (pixels: Pixels): Promise<Pixels> => {
  const sent = encodeJpeg(resampled(pixels, fitWithin(preparedSide)(pixels)), preparedQuality * 100)
  const received = await decodeJpeg(sent)
  if (E.isLeft(received)) throw new Error(`a prepared photo is refused: ${received.left}`)
  const { width, height, data } = received.right
  return { width, height, data: new Uint8Array(data) }
}
