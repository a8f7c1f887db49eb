import type { Dimensions } from './dimensions.js'
import { fewestPixels } from './limits.js'
import type { Pixels } from './pixels.js'

/** What may be wrong with a photo as a photo. Hints, never a wall. */
export type QualityHint = 'too-small' | 'too-dark' | 'too-bright' | 'colour-cast' | 'blurred'

export interface QualityMeasures {
  /** Mean luma, 0 to 255 (Rec. 601 weights). */
  readonly brightness: number
  /** Distance of the mean colour from grey, 0 to 255: the larger of the two opponent means. */
  readonly cast: number
  /** Mean absolute second difference of luma along both axes, 0 to 255: low where nothing is sharp. */
  readonly sharpness: number
}

/** The lumas of one row, put into a buffer as long as the row is wide. */
const readLumas = ({ width, data }: Pixels, y: number, row: Float32Array): Float32Array => {
  for (let x = 0, at = y * width * 4; x < width; x++, at += 4)
    row[x] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
  return row
}

/**
 * The means are taken over every pixel inside a one-pixel frame, so at least 3 × 3 are needed. One pass
 * with three rows of lumas: a phone does this while the visitor waits.
 */
export const measureQuality = (pixels: Pixels): QualityMeasures => {
  const { width, height, data } = pixels
  let above = readLumas(pixels, 0, new Float32Array(width))
  let here = readLumas(pixels, 1, new Float32Array(width))
  let below: Float32Array = new Float32Array(width)
  let brightness = 0
  let redGreen = 0
  let yellowBlue = 0
  let second = 0
  for (let y = 1; y < height - 1; y++) {
    below = readLumas(pixels, y + 1, below)
    for (let x = 1, at = (y * width + 1) * 4; x < width - 1; x++, at += 4) {
      const r = data[at] ?? 0
      const g = data[at + 1] ?? 0
      const luma = here[x] ?? 0
      brightness += luma
      redGreen += r - g
      yellowBlue += (r + g) / 2 - (data[at + 2] ?? 0)
      second +=
        Math.abs((here[x - 1] ?? 0) + (here[x + 1] ?? 0) - 2 * luma) +
        Math.abs((above[x] ?? 0) + (below[x] ?? 0) - 2 * luma)
    }
    const free = above
    above = here
    here = below
    below = free
  }
  const count = Math.max(1, (width - 2) * (height - 2))
  return {
    brightness: brightness / count,
    cast: Math.max(Math.abs(redGreen), Math.abs(yellowBlue)) / count,
    sharpness: second / count / 2,
  }
}

/** Bounds of the hints, chosen on the drawn portraits and their spoiled twins. */
export const qualityBounds = {
  darkest: 50,
  brightest: 235,
  strongestCast: 70,
  softest: 0.4,
} as const

/**
 * The hints for a prepared photo.
 *
 * @param original the size before preparation: enlarging adds pixels, and no detail
 */
export const qualityHints = (
  original: Dimensions,
  { brightness, cast, sharpness }: QualityMeasures,
): ReadonlyArray<QualityHint> => [
  ...(Math.min(original.width, original.height) < fewestPixels ? (['too-small'] as const) : []),
  ...(brightness < qualityBounds.darkest ? (['too-dark'] as const) : []),
  ...(brightness > qualityBounds.brightest ? (['too-bright'] as const) : []),
  ...(cast > qualityBounds.strongestCast ? (['colour-cast'] as const) : []),
  ...(sharpness < qualityBounds.softest ? (['blurred'] as const) : []),
]
