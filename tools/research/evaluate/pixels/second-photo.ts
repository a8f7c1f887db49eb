import sharp from 'sharp'
import type { Hairline, Pixels } from '@kaoiro/core/photo'
import { clampHairline, preparedSide } from '@kaoiro/core/photo'
import type { Random } from '../../../statistics/random.js'
import { uniform } from '../../../statistics/random.js'
import { imageOf, jpegOf, pixelsOf } from './pixels.js'

/** Pixels from the top left corner. */
interface Point {
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

/**
 * What differs between two photos of one person who keeps still: framing, light, processing and file. Amounts are
 * uniformly distributed over these ranges, which are typical of hand-held phones indoors.
 */
const ranges = {
  /** Roll of the phone, degrees. */
  roll: [[-4, 4]],
  /** Margins cut off at the left, right, top and bottom, as shares of the width or height. */
  crop: [
    [0, 0.06],
    [0, 0.06],
    [0, 0.06],
    [0, 0.06],
  ],
  /** Scale factor of the photo. */
  size: [[0.7, 1.3]],
  /** Stops: each doubles the light. */
  exposure: [[-0.4, 0.4]],
  /** Natural logarithms of the gains of red and of blue over green. */
  whiteBalance: [
    [-0.15, 0.15],
    [-0.15, 0.15],
  ],
  saturation: [[0.8, 1.2]],
  /** Standard deviation of a Gaussian, in pixels of a prepared photo. */
  blur: [[0, 0.9]],
  /** JPEG quality. */
  jpeg: [[70, 92]],
  /** Error of the guide, percent of the height. */
  guide: [[-2, 2]],
} as const satisfies Readonly<Record<string, ReadonlyArray<readonly [number, number]>>>

export type Change = keyof typeof ranges

export const changes = Object.keys(ranges) as ReadonlyArray<Change>

/** Some of the changes with their amounts. */
export type Amounts = Readonly<Partial<Record<Change, ReadonlyArray<number>>>>

/** Draws random amounts for one second photo. Always draws all, so that an amount does not depend on the others. */
export const amountsFrom = (random: Random, some: ReadonlyArray<Change>): Amounts => {
  const all = changes.map((change) => [
    change,
    ranges[change].map(([from, to]) => uniform(random, from, to)),
  ])
  return Object.fromEntries(all.filter(([change]) => some.includes(change as Change))) as Amounts
}

/** Rotates a picture clockwise about its centre, and cuts off the margins that the rotation leaves empty. */
const rolled = async ({ pixels, guide }: Guided, degrees: number): Promise<Guided> => {
  const radians = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  const { width, height } = pixels
  const [marginX, marginY] = [height, width].map((side) =>
    Math.ceil((side * Math.abs(sin)) / 2 + 1),
  ) as [number, number]
  const turned = await pixelsOf(imageOf(pixels).rotate(degrees))
  const [w, h] = [width - 2 * marginX, height - 2 * marginY]
  const [left, top] = [Math.round((turned.width - w) / 2), Math.round((turned.height - h) / 2)]
  const [x, y] = [guide.x - width / 2, guide.y - height / 2]
  return {
    pixels: await pixelsOf(imageOf(turned).extract({ left, top, width: w, height: h })),
    guide: {
      x: turned.width / 2 + x * cos - y * sin - left,
      y: turned.height / 2 + x * sin + y * cos - top,
    },
  }
}

const cropped = async (
  { pixels, guide }: Guided,
  [left = 0, right = 0, top = 0, bottom = 0]: ReadonlyArray<number>,
): Promise<Guided> => {
  const [x, y] = [Math.round(left * pixels.width), Math.round(top * pixels.height)]
  const width = Math.max(1, Math.round((1 - right) * pixels.width) - x)
  const height = Math.max(1, Math.round((1 - bottom) * pixels.height) - y)
  return {
    pixels: await pixelsOf(imageOf(pixels).extract({ left: x, top: y, width, height })),
    guide: { x: guide.x - x, y: guide.y - y },
  }
}

const scaled = async ({ pixels, guide }: Guided, scale: number): Promise<Guided> => {
  const [width, height] = [pixels.width, pixels.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number]
  const resized = imageOf(pixels).resize({ width, height, fit: 'fill', kernel: 'cubic' })
  return {
    pixels: await pixelsOf(resized),
    guide: { x: (guide.x * width) / pixels.width, y: (guide.y * height) / pixels.height },
  }
}

/** About the exponent of sRGB: code values change by this root of a gain of light. */
const gamma = 2.2

/** Light, blur and saturation, then the file. */
const developed = async (pixels: Pixels, amounts: Amounts): Promise<Pixels> => {
  const { exposure: [stops = 0] = [], whiteBalance: [red = 0, blue = 0] = [] } = amounts
  const { saturation: [saturation = 1] = [], blur: [blur = 0] = [], jpeg: [quality] = [] } = amounts
  const gains = [red, 0, blue].map((tint) => Math.exp((stops * Math.LN2 + tint) / gamma))
  const sigma = (blur * Math.max(pixels.width, pixels.height)) / preparedSide
  let image = imageOf(pixels).removeAlpha().linear(gains, [0, 0, 0])
  if (saturation !== 1) image = image.modulate({ saturation })
  // libvips rejects smaller ones.
  if (sigma >= 0.3) image = image.blur(sigma)
  return pixelsOf(quality === undefined ? image : sharp(await jpegOf(image, Math.round(quality))))
}

/** Makes a second photo from the first, in the order of the real process. */
export const secondPhoto = async (photo: Guided, amounts: Amounts): Promise<Guided> => {
  const { roll: [roll = 0] = [], crop, size: [size = 1] = [], guide: [off = 0] = [] } = amounts
  const upright = roll === 0 ? photo : await rolled(photo, roll)
  const framed = crop === undefined ? upright : await cropped(upright, crop)
  const { pixels, guide } = size === 1 ? framed : await scaled(framed, size)
  return {
    pixels: await developed(pixels, amounts),
    guide: { x: guide.x, y: guide.y + (off / 100) * pixels.height },
  }
}
