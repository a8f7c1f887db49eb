// Settled constants, fitted to 2,368 photos of 442 people (tools/research/README.md).
import type { ColourPart } from './colour-samples.js'
import type { Deviation, LightLog } from './light-log.js'

/** The mean tint and logarithm of luminance of each part in photographs. */
export const meanColours: Readonly<Record<ColourPart, Deviation>> = {
  skin: { red: 0.607, blue: -0.39, light: -0.777 },
  white: { red: 0.294, blue: -0.155, light: -1.553 },
  surroundings: { red: 0.004, blue: -0.007, light: -0.542 },
  hair: { red: 0.1, blue: -0.066, light: -4.807 },
  iris: { red: 0.524, blue: -0.304, light: -4.145 },
  lips: { red: 1.208, blue: -0.059, light: -1.655 },
}

/** Warmth relative to what is usual at this depth of skin and hair (docs/analysis.md). */
export const warmthWeights: Readonly<Record<ColourPart, Deviation>> = {
  skin: { red: -0.129, blue: -2.688, light: 0.297 },
  white: { red: -1.498, blue: 3.035, light: -0.633 },
  surroundings: { red: -0.047, blue: 1.258, light: -0.001 },
  hair: { red: 0.83, blue: -0.33, light: 0.402 },
  iris: { red: 0.886, blue: -0.502, light: -0.159 },
  lips: { red: -0.137, blue: -0.675, light: -0.059 },
}

export const lightnessWeights: Readonly<Record<ColourPart, Deviation>> = {
  skin: { red: -0.094, blue: 0.298, light: 0.885 },
  white: { red: 0.137, blue: -0.104, light: -1.454 },
  surroundings: { red: -0.102, blue: 0.005, light: -0.008 },
  hair: { red: 0.025, blue: -0.133, light: 0.672 },
  iris: { red: -0.085, blue: 0.041, light: -0.061 },
  lips: { red: 0.155, blue: -0.129, light: 0.156 },
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
    skin: { red: -0.041, blue: -1.753, light: 0.213 },
    white: { red: -0.187, blue: -0.761, light: 0.076 },
    surroundings: { red: -0.476, blue: -0.334, light: -0.049 },
    hair: { red: 0.639, blue: -0.32, light: 0.193 },
    iris: { red: 0.673, blue: -0.551, light: -0.072 },
    lips: { red: 0.071, blue: -0.295, light: 0.065 },
  },
  lightness: {
    skin: { red: -0.663, blue: 0.562, light: 1.586 },
    white: { red: -0.006, blue: -0.327, light: 0.045 },
    surroundings: { red: -0.643, blue: -0.526, light: -0.011 },
    hair: { red: 0.332, blue: 0.181, light: 0.752 },
    iris: { red: 0.21, blue: 0.124, light: 0 },
    lips: { red: 0.484, blue: -0.191, light: 0.325 },
  },
  offsets: { warmth: 0.005, lightness: 0.255 },
}

interface Statistics {
  readonly mean: number
  readonly deviation: number
}

export const traitStatistics: Readonly<
  Record<'warmth' | 'lightness' | 'chroma' | 'contrast', Statistics>
> = {
  warmth: { mean: 0.012, deviation: 0.4 },
  lightness: { mean: 0.162, deviation: 0.758 },
  chroma: { mean: 27, deviation: 4.86 },
  contrast: { mean: 66.9, deviation: 10.2 },
}
