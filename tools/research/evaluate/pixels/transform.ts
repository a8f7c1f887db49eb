import type { Hairline } from '@kaoiro/core/photo'
import { clampHairline } from '@kaoiro/core/photo'
import type { Pixels } from '@kaoiro/fixtures/pixels/rasterise'
import { resampled } from './resample.js'

/** Pixels from the top left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A picture with its hairline guide: the point where the guide crosses the face. */
export interface Guided {
  readonly pixels: Pixels
  readonly guide: Point
}

/** Returns the guide as the visitor sets it, in percent of the height from the top. */
export const hairlineIn = ({ pixels, guide }: Guided): Hairline =>
  clampHairline((guide.y / pixels.height) * 100)

/** Writes a bilinear sample at the byte offset `to`; outside the picture, edge pixels repeat. */
export const writeSample = (
  { width, height, data }: Pixels,
  x: number,
  y: number,
  into: Uint8Array,
  to: number,
): void => {
  const inX = Math.min(width - 1, Math.max(0, x))
  const inY = Math.min(height - 1, Math.max(0, y))
  const left = Math.floor(inX)
  const top = Math.floor(inY)
  const right = inX - left
  const below = inY - top
  const nextX = left + 1 < width ? 4 : 0
  const nextY = top + 1 < height ? width * 4 : 0
  for (let channel = 0; channel < 4; channel++) {
    const from = (top * width + left) * 4 + channel
    const upper = (data[from] ?? 0) * (1 - right) + (data[from + nextX] ?? 0) * right
    const lower =
      (data[from + nextY] ?? 0) * (1 - right) + (data[from + nextY + nextX] ?? 0) * right
    into[to + channel] = upper * (1 - below) + lower * below + 0.5
  }
}

/** Resizes a picture with its guide; at least 1 pixel in each direction. */
export const scaled = ({ pixels, guide }: Guided, scale: number): Guided => {
  const width = Math.max(1, Math.round(pixels.width * scale))
  const height = Math.max(1, Math.round(pixels.height * scale))
  return {
    pixels: resampled(pixels, { width, height }),
    guide: { x: (guide.x * width) / pixels.width, y: (guide.y * height) / pixels.height },
  }
}

/** Margins to cut off, as shares of the width or height. */
export interface Cut {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Crops a picture at whole pixels. */
export const cropped = ({ pixels, guide }: Guided, cut: Cut): Guided => {
  const left = Math.round(cut.left * pixels.width)
  const top = Math.round(cut.top * pixels.height)
  const width = Math.max(1, pixels.width - left - Math.round(cut.right * pixels.width))
  const height = Math.max(1, pixels.height - top - Math.round(cut.bottom * pixels.height))
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    const from = ((y + top) * pixels.width + left) * 4
    data.set(pixels.data.subarray(from, from + width * 4), y * width * 4)
  }
  return { pixels: { width, height, data }, guide: { x: guide.x - left, y: guide.y - top } }
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

const centreOf = ({ width, height }: Pixels): Point => ({ x: width / 2, y: height / 2 })

/** Rotates a point about a centre, clockwise. */
const turned = (point: Point, centre: Point, degrees: number): Point => {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  const [x, y] = [point.x - centre.x, point.y - centre.y]
  return { x: centre.x + x * cos - y * sin, y: centre.y + x * sin + y * cos }
}

/** Rotates a picture about its centre with bilinear interpolation; outside the picture, edge pixels repeat. */
const rotated = (pixels: Pixels, degrees: number): Pixels => {
  const { width, height } = pixels
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  const [midX, midY] = [(width - 1) / 2, (height - 1) / 2]
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const fromX = midX + (x - midX) * cos + (y - midY) * sin
      const fromY = midY - (x - midX) * sin + (y - midY) * cos
      writeSample(pixels, fromX, fromY, data, (y * width + x) * 4)
    }
  return { width, height, data }
}

export const rolled = ({ pixels, guide }: Guided, degrees: number): Guided => ({
  pixels: rotated(pixels, degrees),
  guide: turned(guide, centreOf(pixels), degrees),
})
