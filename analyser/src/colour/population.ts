// Settled constants, fitted to 1,673 photos of 447 people (tools/research/README.md).
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
  skin: { red: -0.381, blue: -2.356, light: -0.124 },
  white: { red: -1.42, blue: 2.806, light: 0.262 },
  surroundings: { red: 0.245, blue: 1, light: -0.01 },
  hair: { red: 0.974, blue: -0.467, light: -0.041 },
  iris: { red: 0.824, blue: -0.53, light: -0.1 },
  lips: { red: -0.36, blue: -0.117, light: -0.183 },
}

export const lightnessWeights: Readonly<Record<ColourPart, Deviation>> = {
  skin: { red: 0.039, blue: 0.341, light: 0.879 },
  white: { red: 0.174, blue: -0.235, light: -1.316 },
  surroundings: { red: -0.795, blue: -0.378, light: -0.003 },
  hair: { red: 0.414, blue: 0.09, light: 0.647 },
  iris: { red: 0.052, blue: 0.117, light: -0.135 },
  lips: { red: 0.088, blue: 0.024, light: 0.042 },
}

/** White paper in a photo with the mean light: nine tenths of the light that a pixel can hold. */
export const usualPaper: LightLog = { red: -0.13, green: -0.13, blue: -0.13 }

/**
 * Weights for colours in the light that white paper shows, and offsets that give visitors the same means as without
 * paper. Fitted to photos with drawn sheets of paper.
 */
export const referenceWeights: {
  readonly warmth: Readonly<Record<ColourPart, Deviation>>
  readonly lightness: Readonly<Record<ColourPart, Deviation>>
  readonly offsets: { readonly warmth: number; readonly lightness: number }
} = {
  warmth: {
    skin: { red: 0.237, blue: -2.952, light: -0.082 },
    white: { red: -0.037, blue: -0.495, light: 0.081 },
    surroundings: { red: 0.22, blue: 0.07, light: -0.01 },
    hair: { red: 1.183, blue: -0.741, light: 0.017 },
    iris: { red: 0.958, blue: -0.965, light: -0.109 },
    lips: { red: -0.051, blue: -0.12, light: -0.012 },
  },
  lightness: {
    skin: { red: -0.931, blue: 0.359, light: 1.38 },
    white: { red: 0.1, blue: -0.245, light: 0.095 },
    surroundings: { red: -0.672, blue: -0.569, light: -0.008 },
    hair: { red: 0.316, blue: 0.02, light: 0.635 },
    iris: { red: 0.123, blue: 0.096, light: -0.017 },
    lips: { red: 0.339, blue: -0.175, light: 0.306 },
  },
  offsets: { warmth: -0.096, lightness: 0.108 },
}

interface Statistics {
  readonly mean: number
  readonly deviation: number
}

export const traitStatistics: Readonly<
  Record<'warmth' | 'lightness' | 'chroma' | 'contrast', Statistics>
> = {
  warmth: { mean: -0.109, deviation: 0.579 },
  lightness: { mean: 0.185, deviation: 0.736 },
  chroma: { mean: 27.7, deviation: 4.69 },
  contrast: { mean: 65.9, deviation: 10.2 },
}
