import { bytesOfHex } from '@kaoiro/core/colour'
import type { Spot } from '../own-colours/contour.js'
import { depthIn } from '../own-colours/contour.js'
import { lumaOf } from '@kaoiro/core/photo'
import type { PlacedFrame } from './cloth.js'
import { cloth, clothTop } from './cloth.js'
import type { Folds } from './folds.js'
import { foldAt } from './folds.js'

/** A part of a picture, in whole pixels. */
interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Pixels to draw at a place of a picture: RGBA. */
export interface Patch extends Box {
  readonly data: Uint8ClampedArray<ArrayBuffer>
}

/** How opaque a colour is at each pixel of a box, 0 to 255. */
interface Mask extends Box {
  readonly alpha: Uint8ClampedArray
}

/** What covers a framed photo, the same for all colours of the cloth. */
export interface DrapeLayers {
  /** The shadow of the cloth on the neck. */
  readonly shadow: Patch
  /** Where the cloth throws its colour on skin: on the lower face and the neck. */
  readonly glow: Mask
  /** `shade` is multiplied with the colour; `light` is laid over it. */
  readonly cloth: Mask & Pick<Folds, 'shade' | 'light'>
}

/** Computes the layers; yields after each row, so that others can use the thread between them. */
export function* drapeLayers(frame: PlacedFrame, folds: Folds): Generator<undefined, DrapeLayers> {
  const edges = Float32Array.from({ length: frame.width }, (_, x) => {
    const across = (x + 0.5 - frame.origin.x) / frame.unit
    return frame.origin.y + frame.unit * clothTop(across)
  })
  return {
    shadow: yield* shadowOf(frame, edges),
    glow: yield* glowOf(frame),
    cloth: yield* clothOf(frame, edges, folds),
  }
}

/** The box around a place that lies inside the picture. @param reach in pixels to each side */
function boxAt({ width, height }: PlacedFrame, { x, y }: Spot, reach: Spot): Box {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)))
  const [left, top] = [within(x - reach.x, width), within(y - reach.y, height)]
  return {
    ...{ left, top },
    width: within(x + reach.x, width) - left,
    height: within(y + reach.y, height) - top,
  }
}

/** Calls with each pixel of a box and the place of its middle; yields after each row. */
function* eachPixel(
  { left, top, width, height }: Box,
  visit: (pixel: number, x: number, y: number) => void,
): Generator<undefined, void> {
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++)
      visit(row * width + column, left + column + 0.5, top + row + 0.5)
    yield
  }
}

/** Blur (twice the deviation), rise (both in face widths) and opacity of the cloth's shadows. */
const shadows = [
  { blur: 0.2, rise: 0.03, opacity: 0.4 },
  { blur: 0.04, rise: 0.004, opacity: 0.4 },
] as const

/** Radius of the shadow around the middle of the neck, in face widths: the background is too far away to get one. */
const shadowReach = 0.44

const shadowColour = [40, 20, 12] as const

function* shadowOf(frame: PlacedFrame, edges: Float32Array): Generator<undefined, Patch> {
  const { origin, unit } = frame
  const reach = shadowReach * unit
  const box = boxAt(frame, origin, { x: reach, y: reach })
  const data = new Uint8ClampedArray(4 * box.width * box.height)
  yield* eachPixel(box, (pixel, x, y) => {
    const distance = Math.hypot(x - origin.x, y - origin.y) / reach
    const fade = Math.min(1, (1 - distance) / 0.65)
    if (fade <= 0) return
    const depth = (y - (edges[Math.floor(x)] ?? 0)) / unit
    const light = shadows.reduce(
      (left, { blur, rise, opacity }) => left * (1 - opacity * blurred((depth + rise) / blur)),
      1,
    )
    data.set(shadowColour, 4 * pixel)
    data[4 * pixel + 3] = 255 * fade * (1 - light)
  })
  return { ...box, data }
}

/** A blurred edge: from 0 far outside to 1 far inside, nearly the sum of Gauss's curve. @param depth in blurs */
const blurred = (depth: number): number => 1 / (1 + Math.exp(-3.4 * depth))

/** How opaque the cloth's colour is on skin below the chin, and further away, in shares of its reach in face widths. */
const glows = { reach: 0.72, strong: 0.33, middle: 0.157, at: 0.45 } as const

function* glowOf(frame: PlacedFrame): Generator<undefined, Mask> {
  const { chin, jaw, unit } = frame
  const middle = { x: chin.x, y: chin.y + 0.15 * unit }
  const reach = { x: glows.reach * unit, y: 0.85 * glows.reach * unit }
  const box = boxAt(frame, middle, reach)
  const alpha = new Uint8ClampedArray(box.width * box.height)
  yield* eachPixel(box, (pixel, x, y) => {
    const distance = Math.hypot((x - middle.x) / reach.x, (y - middle.y) / reach.y)
    if (distance >= 1) return
    const opacity =
      distance < glows.at
        ? glows.strong + ((glows.middle - glows.strong) * distance) / glows.at
        : (glows.middle * (1 - distance)) / (1 - glows.at)
    const [aside, below] = [Math.abs(x - chin.x) / unit, (y - chin.y) / unit]
    const isNeck = aside < 0.28 && below > -0.2 && below < 0.4
    const share = isNeck ? 1 : Math.min(1, Math.max(0, depthIn(jaw, x, y) + 0.5))
    alpha[pixel] = 255 * opacity * share
  })
  return { ...box, alpha }
}

/** Noise, 0 to 1; the same at each call. */
function grain(x: number, y: number): number {
  const wave = Math.sin(12.9898 * (x % 64) + 78.233 * (y % 64)) * 43758.5453
  return wave - Math.floor(wave)
}

function* clothOf(
  { width, height, unit, origin }: PlacedFrame,
  edges: Float32Array,
  folds: Folds,
): Generator<undefined, DrapeLayers['cloth']> {
  const top = Math.min(height - 1, Math.max(0, Math.floor(origin.y + cloth.top * unit)))
  const box = { left: 0, top, width, height: height - top }
  const [alpha, shade, light] = [0, 0, 0].map(() => new Uint8ClampedArray(width * box.height)) as [
    Uint8ClampedArray,
    Uint8ClampedArray,
    Uint8ClampedArray,
  ]
  yield* eachPixel(box, (pixel, x, y) => {
    const cover = Math.min(1, y - (edges[Math.floor(x)] ?? 0) + 0.5)
    if (cover <= 0) return
    const [across, down] = [(x - origin.x) / unit, (y - origin.y) / unit]
    alpha[pixel] = 255 * cover
    // Fine grain, so that the cloth is not smoother than the photo.
    shade[pixel] =
      foldAt(folds.shade, across, down) * (1 - 0.047 * grain(Math.floor(x), Math.floor(y)))
    light[pixel] = foldAt(folds.light, across, down)
  })
  return { ...box, alpha, shade, light }
}

/** The colour, `#rrggbb`, that cloth throws on chin and neck; to be mixed in soft light. Dark cloth takes light away. */
export function glowPatch({ glow: { alpha, ...box } }: DrapeLayers, colour: string): Patch {
  const [red, green, blue] = bytesOfHex(colour)
  const data = new Uint8ClampedArray(4 * alpha.length)
  for (let pixel = 0, at = 0; pixel < alpha.length; pixel++, at += 4) {
    const opacity = alpha[pixel] ?? 0
    if (opacity === 0) continue
    data[at] = red
    data[at + 1] = green
    data[at + 2] = blue
    data[at + 3] = opacity
  }
  return { ...box, data }
}

/** The cloth in a colour, `#rrggbb`. */
export function clothPatch(
  { cloth: { alpha, shade, light, ...box } }: DrapeLayers,
  colour: string,
): Patch {
  const [red, green, blue] = bytesOfHex(colour)
  const lightness = lumaOf(red, green, blue) / 255
  // Light cloth throws light into its own folds; on dark cloth only the shine shows them.
  const [shading, shining] = [1 - 0.3 * lightness, 0.85 - 0.6 * lightness]
  const data = new Uint8ClampedArray(4 * alpha.length)
  for (let pixel = 0, at = 0; pixel < alpha.length; pixel++, at += 4) {
    const cover = alpha[pixel] ?? 0
    if (cover === 0) continue
    const shine = (shining * (light[pixel] ?? 0)) / 255
    const dim = (1 - shading * (1 - (shade[pixel] ?? 0) / 255)) * (1 - shine)
    data[at] = red * dim + 255 * shine
    data[at + 1] = green * dim + 255 * shine
    data[at + 2] = blue * dim + 255 * shine
    data[at + 3] = cover
  }
  return { ...box, data }
}
