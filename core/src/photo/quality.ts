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

const luma = ({ data }: Pixels, pixel: number): number =>
  0.299 * (data[pixel * 4] ?? 0) +
  0.587 * (data[pixel * 4 + 1] ?? 0) +
  0.114 * (data[pixel * 4 + 2] ?? 0)

/** The means are taken over every pixel inside a one-pixel frame, so at least 3 × 3 are needed. */
export const measureQuality = (pixels: Pixels): QualityMeasures => {
  const { width, height, data } = pixels
  const lumas = Float32Array.from({ length: width * height }, (_, pixel) => luma(pixels, pixel))
  const at = (pixel: number) => lumas[pixel] ?? 0
  let brightness = 0
  let redGreen = 0
  let yellowBlue = 0
  let second = 0
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const pixel = y * width + x
      const [r, g, b] = [data[pixel * 4] ?? 0, data[pixel * 4 + 1] ?? 0, data[pixel * 4 + 2] ?? 0]
      brightness += at(pixel)
      redGreen += r - g
      yellowBlue += (r + g) / 2 - b
      second +=
        Math.abs(at(pixel - 1) + at(pixel + 1) - 2 * at(pixel)) +
        Math.abs(at(pixel - width) + at(pixel + width) - 2 * at(pixel))
    }
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
