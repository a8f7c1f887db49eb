import type { Reason } from '@kaoiro/core/diagnosis'
import type { QualityHint, Dimensions, Pixels } from '@kaoiro/core/photo'
import { wholePicture, minPixels } from '@kaoiro/core/photo'
import type { LightMeasures, TintBounds } from './light.js'
import { minLights, isDark, isTinted, measureLight } from './light.js'
import { tintSpread } from './natural-colours.js'
import { measureSharpness } from './sharpness.js'

export interface QualityMeasures extends LightMeasures {
  readonly sharpness: number
  /** How much colours of the same luma differ (natural-colours.ts). */
  readonly tintSpread: number
}

/** Number of cells along the longer side. A face that is a quarter as wide gets about as many as in face-quality.ts. */
const cells = 177

/** Measures of the whole photo; the service measures the face alone (face-quality.ts). */
export function measureQuality(pixels: Pixels): QualityMeasures {
  return {
    ...measureLight(pixels, wholePicture(pixels)),
    sharpness: measureSharpness(
      pixels,
      wholePicture(pixels),
      Math.max(pixels.width, pixels.height) / cells,
    ),
    tintSpread: tintSpread(pixels, wholePicture(pixels)),
  }
}

/**
 * Minimum sharpness of a photo or face. Faces 240 px wide have at least 0.06 with a blur of 2 px, and at most 0.04
 * with a blur of 6 px and strong noise (standard deviations).
 */
export const minSharpness = 0.04

/** Maximum share of clipped pixels: a white wall may fill three quarters of the photo. */
const maxClipped = 0.75

/** Wide bounds, because a wall of any colour may fill most of a photo. */
const tintBounds: TintBounds = {
  minWarmth: -0.5,
  maxWarmth: 0.9,
  minGreenness: -0.3,
  maxGreenness: 0.3,
}

const isOverexposed = ({ clipped }: LightMeasures): boolean => clipped > maxClipped

/** A photo with `shadows` above this is washed out. Drawn photos that are half a stop overexposed have at most 155. */
const palest = 200

/**
 * Least contrast of a photo with a face, as 1 - shadows / lights. All of 567 portraits, also blurred by 16 pixels, have
 * more than 0.44; walls have less than 0.2.
 */
const minContrast = 0.3

const isFlat = ({ lights, shadows }: LightMeasures): boolean =>
  lights - shadows <= minContrast * lights

/** The reason why the analysis found no face: the photo may be too dark or too bright. */
export function whyNoFace(light: LightMeasures): 'too-dark' | 'too-bright' | 'no-face' {
  if (isDark(light)) return 'too-dark'
  return isOverexposed(light) ? 'too-bright' : 'no-face'
}

/**
 * Photos below this are black and white, or shades of one colour. 544 photographs have at least 1.9; two thirds of their
 * copies in one tint have less than 1.2.
 */
const leastTintSpread = 1.2

/** The reason why the analysis rejects the photo with any face; null if that depends on the face. */
export function certainRefusal(measures: QualityMeasures): Reason | null {
  if (isDark({ ...measures, lights: measures.lightest })) return 'too-dark'
  return measures.tintSpread < leastTintSpread ? 'no-colour' : null
}

/** The thresholds, for tools that display the measures. */
export const qualityBounds = {
  minLights,
  palest,
  maxClipped,
  tint: tintBounds,
  minSharpness,
} as const

/**
 * Hints for a prepared photo.
 *
 * @param original size before preparation, since enlarging adds pixels but no detail
 */
export function qualityHints(
  original: Dimensions,
  measures: QualityMeasures,
): ReadonlyArray<QualityHint> {
  return [
    ...(Math.min(original.width, original.height) < minPixels ? (['too-small'] as const) : []),
    ...(isFlat(measures) ? [whyNoFace(measures)] : faultsOf(measures)),
  ]
}

const faultsOf = (measures: QualityMeasures): ReadonlyArray<QualityHint> => [
  ...(isDark(measures) ? (['too-dark'] as const) : []),
  ...(isOverexposed(measures) || measures.shadows > palest ? (['too-bright'] as const) : []),
  ...(isTinted(measures, tintBounds) ? (['colour-cast'] as const) : []),
  ...(measures.sharpness < minSharpness ? (['blurred'] as const) : []),
]
