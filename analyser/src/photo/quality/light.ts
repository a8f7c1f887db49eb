import type { Pixels, Region } from '@kaoiro/core/photo'
import { lumaOf } from '@kaoiro/core/photo'

/** Brightness of a region, and how far its mean colour deviates from grey, in natural logarithms. */
export interface LightMeasures {
  /** 95th percentile of luma, 0 to 255. Glints cover less than a twentieth of a picture, white walls more. */
  readonly lights: number
  /** The luma that all but the lightest 0.001 % stay below: four pixels of a prepared photo. */
  readonly lightest: number
  /** 5th percentile of luma: hair or pupils. */
  readonly shadows: number
  /** Share of pixels with a clipped channel. On skin this is usually red only, and the other two still show the hue. */
  readonly clipped: number
  /** Share of pixels with two or three clipped channels; their colour is lost. */
  readonly blown: number
  /** Red relative to blue. */
  readonly warmth: number
  /** Green relative to red and blue; negative is magenta. */
  readonly greenness: number
}

const twentieth = 0.05

/** A twentieth of the pixels of an eye, in the smallest face that is analysed. */
const speck = 1e-5

/** JPEG compression leaves clipped channels slightly below 255. */
const channelEnd = 250

/** Keeps logarithms of black finite and reduces the weight of very dark colours. */
const floor = 2

/** The luma that this share of the pixels reaches or exceeds. */
const reachedBy = (histogram: Uint32Array, count: number, share = twentieth): number => {
  let reaching = 0
  for (let luma = 255; luma > 0; luma--) {
    reaching += histogram[luma] ?? 0
    if (reaching >= share * count) return luma
  }
  return 0
}

/** The luma that a twentieth of the pixels does not exceed. */
const notPassedBy = (histogram: Uint32Array, count: number): number =>
  255 - reachedBy(histogram.slice().reverse(), count)

/** Sums of one pass over a region. */
interface Sums {
  readonly histogram: Uint32Array
  readonly red: number
  readonly green: number
  readonly blue: number
  readonly clipped: number
  readonly blown: number
}

/**
 * Runs on phones while the visitor waits. A separate small function, because engines compile small functions sooner.
 */
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

export function measureLight(pixels: Pixels, region: Region): LightMeasures {
  const { histogram, red, green, blue, clipped, blown } = sumsOf(pixels, region)
  const { left, top, right, bottom } = region
  const count = Math.max(1, (right - left) * (bottom - top))
  const log = (sum: number) => Math.log(sum / count + floor)
  return {
    lights: reachedBy(histogram, count),
    lightest: reachedBy(histogram, count, speck),
    shadows: notPassedBy(histogram, count),
    clipped: clipped / count,
    blown: blown / count,
    warmth: log(red) - log(blue),
    greenness: log(green) - (log(red) + log(blue)) / 2,
  }
}

/** Minimum of `lights`; below it even the whites of the eyes are too dark (docs/analysis.md). */
export const minLights = 80

export const isDark = ({ lights }: LightMeasures): boolean => lights < minLights

/** Bounds on the tint of the light. */
export interface TintBounds {
  readonly minWarmth: number
  readonly maxWarmth: number
  readonly minGreenness: number
  readonly maxGreenness: number
}

export function isTinted(
  { warmth, greenness }: Pick<LightMeasures, 'warmth' | 'greenness'>,
  { minWarmth, maxWarmth, minGreenness, maxGreenness }: TintBounds,
): boolean {
  return (
    warmth < minWarmth || warmth > maxWarmth || greenness < minGreenness || greenness > maxGreenness
  )
}
