import type { Pixels } from '@kaoiro/core/photo'
import { wordsOf } from '../photo/raster.js'
import type { Square } from './face-candidate.js'

/** A photo at its full and at half its size. */
export interface PhotoPyramid {
  readonly photo: Pixels
  readonly half: Pixels
}

/** Selects two of the four channels of a pixel, so that one operation is done to both. */
const everyOther = 0x00_ff_00_ff

/** The mixture of two channels of two pixels, from 256 parts. */
const mixed = (one: number, other: number, parts: number): number =>
  ((Math.imul(one & everyOther, 256 - parts) + Math.imul(other & everyOther, parts)) >>> 8) &
  everyOther

/** Added before the division by four, so that the means of both channels are rounded. */
const rounding = 0x00_02_00_02

/** Halves a photo; each pixel is the mean of four. */
const halfSize = ({ data, width, height }: Pixels): Pixels => {
  const from = wordsOf({ data, width, height })
  const [columns, rows] = [width >> 1, height >> 1]
  const to = new Uint32Array(columns * rows)
  for (let row = 0, at = 0; row < rows; row++) {
    let left = 2 * row * width
    for (let column = 0; column < columns; column++, at++, left += 2) {
      const a = from[left] ?? 0
      const b = from[left + 1] ?? 0
      const c = from[left + width] ?? 0
      const d = from[left + width + 1] ?? 0
      const redBlue =
        (a & everyOther) + (b & everyOther) + (c & everyOther) + (d & everyOther) + rounding
      const green =
        ((a >>> 8) & 0xff) + ((b >>> 8) & 0xff) + ((c >>> 8) & 0xff) + ((d >>> 8) & 0xff) + 2
      to[at] = ((redBlue >>> 2) & everyOther) | ((green >>> 2) << 8)
    }
  }
  return { data: new Uint8ClampedArray(to.buffer), width: columns, height: rows }
}

export const photoPyramid = (photo: Pixels): PhotoPyramid => ({ photo, half: halfSize(photo) })

/** From this number of photo pixels per sample (in each direction), the halved photo is sampled. */
const coarse = 1.6

/**
 * Fills `to` with the upright square: `size` by `size` samples of red, green and blue from 0 to 1, each interpolated
 * between four pixels, black beyond the photo. Large faces are sampled from the halved photo, so that hardly any pixels
 * are skipped.
 */
export function cropFace(
  { photo, half }: PhotoPyramid,
  { centre, side, angle }: Square,
  size: number,
  to: Float32Array,
): void {
  const isCoarse = side / size >= coarse
  const sampled = isCoarse ? half : photo
  const { width, height } = sampled
  const words = wordsOf(sampled)
  const scale = isCoarse ? 0.5 : 1
  const step = (scale * side) / size
  const [stepX, stepY] = [Math.cos(angle) * step, Math.sin(angle) * step]
  const corner = (size - 1) / 2
  // Positions refer to pixel centres, so the halved photo is shifted by a quarter of its pixels.
  const place = (at: number) => scale * (at + 0.5) - 0.5
  const pixelAt = (x: number, y: number): number =>
    x >= 0 && y >= 0 && x < width && y < height ? (words[y * width + x] ?? 0) : 0
  let rowX = place(centre.x) - corner * (stepX - stepY)
  let rowY = place(centre.y) - corner * (stepY + stepX)
  for (let row = 0, at = 0; row < size; row++) {
    let x = rowX
    let y = rowY
    for (let column = 0; column < size; column++, at += 3) {
      const left = Math.floor(x)
      const top = Math.floor(y)
      const toRight = (256 * (x - left) + 0.5) | 0
      const down = (256 * (y - top) + 0.5) | 0
      const topLeft = pixelAt(left, top)
      const topRight = pixelAt(left + 1, top)
      const bottomLeft = pixelAt(left, top + 1)
      const bottomRight = pixelAt(left + 1, top + 1)
      const redBlue = mixed(
        mixed(topLeft, topRight, toRight),
        mixed(bottomLeft, bottomRight, toRight),
        down,
      )
      const green = mixed(
        mixed(topLeft >>> 8, topRight >>> 8, toRight),
        mixed(bottomLeft >>> 8, bottomRight >>> 8, toRight),
        down,
      )
      to[at] = (redBlue & 0xff) / 255
      to[at + 1] = (green & 0xff) / 255
      to[at + 2] = (redBlue >>> 16) / 255
      x += stepX
      y += stepY
    }
    rowX -= stepY
    rowY += stepX
  }
}
