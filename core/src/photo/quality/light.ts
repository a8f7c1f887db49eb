import type { Pixels, Region } from '../raster/pixels.js'
import { lumaOf } from '../raster/pixels.js'

/** How light a region is, and how far its mean colour is off grey in natural logarithms. */
export interface LightMeasures {
  /** Luma that a twentieth of the pixels reaches, 0 to 255: a glint is less, the white of a wall more. */
  readonly lights: number
  /** Luma that a twentieth does not pass: some hair, a pupil. */
  readonly shadows: number
  /** Share of the pixels with a channel at its end: on skin the red one, whose hue the others keep. */
  readonly clipped: number
  /** Share of those with two channels or all at their end, whose colour is lost. */
  readonly blown: number
  /** Red over blue. */
  readonly warmth: number
  /** Green over red and blue; below 0 magenta. */
  readonly greenness: number
}

const twentieth = 0.05

/** A JPEG leaves clipped channels a little below 255. */
const channelEnd = 250

/** So that logarithms of black are finite, and close to it say little. */
const floor = 2

/** The luma that a twentieth of the pixels reaches. */
const reachedBy = (histogram: Uint32Array, count: number): number => {
  let reaching = 0
  for (let luma = 255; luma > 0; luma--) {
    reaching += histogram[luma] ?? 0
    if (reaching >= twentieth * count) return luma
  }
  return 0
}

/** The luma that a twentieth of the pixels does not pass. */
const notPassedBy = (histogram: Uint32Array, count: number): number =>
  255 - reachedBy(histogram.slice().reverse(), count)

/** What one pass over a region adds up. */
interface Sums {
  readonly histogram: Uint32Array
  readonly red: number
  readonly green: number
  readonly blue: number
  readonly clipped: number
  readonly blown: number
}

/** A phone does this while the visitor waits. The loop stands alone: a small function is soon compiled. */
const sumsOf = ({ width, data }: Pixels, { left, top, right, bottom }: Region): Sums => {
  const histogram = new Uint32Array(256)
  let red = 0
  let green = 0
  let blue = 0
  let clipped = 0
  let blown = 0
  for (let y = top; y < bottom; y++)
    for (let x = left, at = (y * width + left) * 4; x < right; x++, at += 4) {
      const r = data[at] ?? 0
      const g = data[at + 1] ?? 0
      const b = data[at + 2] ?? 0
      const luma = (lumaOf(r, g, b) + 0.5) | 0
      histogram[luma] = (histogram[luma] ?? 0) + 1
      const ends = (r >= channelEnd ? 1 : 0) + (g >= channelEnd ? 1 : 0) + (b >= channelEnd ? 1 : 0)
      if (ends > 0) clipped++
      if (ends > 1) blown++
      red += r
      green += g
      blue += b
    }
  return { histogram, red, green, blue, clipped, blown }
}

export const measureLight = (pixels: Pixels, region: Region): LightMeasures => {
  const { histogram, red, green, blue, clipped, blown } = sumsOf(pixels, region)
  const { left, top, right, bottom } = region
  const count = Math.max(1, (right - left) * (bottom - top))
  const log = (sum: number) => Math.log(sum / count + floor)
  return {
    lights: reachedBy(histogram, count),
    shadows: notPassedBy(histogram, count),
    clipped: clipped / count,
    blown: blown / count,
    warmth: log(red) - log(blue),
    greenness: log(green) - (log(red) + log(blue)) / 2,
  }
}

/** Least `lights`: below, a face with its eyes' white is hidden in the dark (docs/analysis.md). */
export const minLights = 80

export const isDark = ({ lights }: LightMeasures): boolean => lights < minLights

/** How far the light's colour may be off. */
export interface TintBounds {
  readonly minWarmth: number
  readonly maxWarmth: number
  readonly minGreenness: number
  readonly maxGreenness: number
}

export const isTinted = (
  { warmth, greenness }: LightMeasures,
  { minWarmth, maxWarmth, minGreenness, maxGreenness }: TintBounds,
): boolean =>
  warmth < minWarmth || warmth > maxWarmth || greenness < minGreenness || greenness > maxGreenness
