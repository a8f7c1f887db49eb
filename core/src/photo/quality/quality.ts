import type { Dimensions, Pixels } from '../raster/pixels.js'
import { wholePicture } from '../raster/pixels.js'
import type { LightMeasures, TintBounds } from './light.js'
import { minLights, isDark, isTinted, measureLight } from './light.js'
import { minPixels } from '../limits.js'
import { measureSharpness } from './sharpness.js'

/** What may be wrong with a photo as a photo. Hints, never a wall. */
export type QualityHint = 'too-small' | 'too-dark' | 'too-bright' | 'colour-cast' | 'blurred'

export interface QualityMeasures extends LightMeasures {
  readonly sharpness: number
}

/** Cells along a photo's longer side: a face of a quarter of it has about as many as in face-quality.ts. */
const cells = 177

/** The whole photo's measures; the service takes the same of the face alone (face-quality.ts). */
export const measureQuality = (pixels: Pixels): QualityMeasures => ({
  ...measureLight(pixels, wholePicture(pixels)),
  sharpness: measureSharpness(
    pixels,
    wholePicture(pixels),
    Math.max(pixels.width, pixels.height) / cells,
  ),
})

/**
 * Least sharpness of a photo or a face. Faces 240 px wide have 0.06 and more when blurred by 2 px, 0.04
 * at most by 6 px and much noise (standard deviations).
 */
export const minSharpness = 0.04

/** Share of a photo that may be clipped: a white wall leaves a quarter for the person. */
const maxClipped = 0.75

/** A wall may be of any colour and fill most of a photo, so these are wide. */
const tintBounds: TintBounds = {
  minWarmth: -0.5,
  maxWarmth: 0.9,
  minGreenness: -0.3,
  maxGreenness: 0.3,
}

export const isOverexposed = ({ clipped }: LightMeasures): boolean => clipped > maxClipped

/** Least `shadows` of a photo that is washed out: 155 at most in drawn ones, half a stop too bright. */
const palest = 200

/** What the hints go by, for those who show the measures. */
export const qualityBounds = {
  minLights,
  palest,
  maxClipped,
  tint: tintBounds,
  minSharpness,
} as const

/**
 * The hints for a prepared photo.
 *
 * @param original the size before preparation: enlarging adds pixels, and no detail
 */
export const qualityHints = (
  original: Dimensions,
  measures: QualityMeasures,
): ReadonlyArray<QualityHint> => [
  ...(Math.min(original.width, original.height) < minPixels ? (['too-small'] as const) : []),
  ...(isDark(measures) ? (['too-dark'] as const) : []),
  ...(isOverexposed(measures) || measures.shadows > palest ? (['too-bright'] as const) : []),
  ...(isTinted(measures, tintBounds) ? (['colour-cast'] as const) : []),
  ...(measures.sharpness < minSharpness ? (['blurred'] as const) : []),
]
