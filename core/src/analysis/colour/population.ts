// Printed by `npm run fit` from 1,673 photos, and 1,101 in other poses, of 447 people (180 in folders *asian*).
import type { ColourPart } from './colour-samples.js'
import type { Deviation, LightLog } from './light-log.js'

/** The mean tint and logarithm of luminance of each part in photographs. */
export const meanColours: Readonly<Record<ColourPart, Deviation>> = {
  skin: { red: 0.631, blue: -0.407, light: -0.823 },
  white: { red: 0.248, blue: -0.151, light: -1.309 },
  surroundings: { red: 0.004, blue: -0.006, light: -0.543 },
  hair: { red: 0.116, blue: -0.054, light: -4.83 },
  iris: { red: 0.626, blue: -0.398, light: -4.506 },
  lips: { red: 1.204, blue: -0.039, light: -1.624 },
}

export const warmthWeights: Readonly<Record<ColourPart, Deviation>> = {
  skin: { red: -0.395, blue: -2.357, light: -0.14 },
  white: { red: -1.411, blue: 2.815, light: 0.263 },
  surroundings: { red: 0.246, blue: 0.996, light: -0.01 },
  hair: { red: 0.967, blue: -0.467, light: -0.043 },
  iris: { red: 0.826, blue: -0.536, light: -0.094 },
  lips: { red: -0.348, blue: -0.117, light: -0.172 },
}

export const lightnessWeights: Readonly<Record<ColourPart, Deviation>> = {
  skin: { red: 0.025, blue: 0.346, light: 0.866 },
  white: { red: 0.184, blue: -0.227, light: -1.319 },
  surroundings: { red: -0.799, blue: -0.388, light: -0.003 },
  hair: { red: 0.409, blue: 0.09, light: 0.645 },
  iris: { red: 0.056, blue: 0.111, light: -0.13 },
  lips: { red: 0.101, blue: 0.024, light: 0.053 },
}

/**
 * White paper in a photo with the mean light: nine tenths of the light that a pixel can hold. Paper beside generated
 * faces had this colour, and looked as paper does beside skin.
 */
export const usualPaper: LightLog = { red: -0.13, green: -0.13, blue: -0.13 }

/**
 * Weights for colours in the light that white paper shows, and offsets that give visitors the same means as without
 * paper. Fitted to the 402 generated faces, each in four other lights.
 */
export const referenceWeights: {
  readonly warmth: Readonly<Record<ColourPart, Deviation>>
  readonly lightness: Readonly<Record<ColourPart, Deviation>>
  readonly offsets: { readonly warmth: number; readonly lightness: number }
} = {
  warmth: {
    skin: { red: -0.611, blue: -2.149, light: -0.313 },
    white: { red: 0.238, blue: -0.3, light: 0.192 },
    surroundings: { red: 0.474, blue: 0.363, light: -0.033 },
    hair: { red: 1.201, blue: -0.832, light: 0.021 },
    iris: { red: 1.055, blue: -0.936, light: -0.156 },
    lips: { red: -0.42, blue: -0.405, light: -0.221 },
  },
  lightness: {
    skin: { red: -0.136, blue: 0.509, light: 1.496 },
    white: { red: 0.02, blue: -0.165, light: 0.03 },
    surroundings: { red: -0.939, blue: -0.73, light: 0.023 },
    hair: { red: 0.596, blue: 0.19, light: 0.609 },
    iris: { red: 0.045, blue: 0.084, light: -0.092 },
    lips: { red: 0.531, blue: -0.089, light: 0.3 },
  },
  offsets: { warmth: -0.091, lightness: 0.212 },
}

interface Statistics {
  readonly mean: number
  readonly deviation: number
}

export const traitStatistics: Readonly<
  Record<'warmth' | 'lightness' | 'chroma' | 'contrast', Statistics>
> = {
  warmth: { mean: -0.105, deviation: 0.58 },
  lightness: { mean: 0.183, deviation: 0.733 },
  chroma: { mean: 27.7, deviation: 4.63 },
  contrast: { mean: 65.9, deviation: 10.2 },
}
