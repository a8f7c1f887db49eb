// Settled constants, fitted to 1,673 photos of 447 people (tools/research/README.md).
import type { ColourPart } from './colour-samples.js'
import type { Deviation, LightLog } from './light-log.js'

/** The mean tint and logarithm of luminance of each part in photographs. */
export const meanColours: Readonly<Record<ColourPart, Deviation>> = {
  skin: { red: 0.63, blue: -0.409, light: -0.837 },
  white: { red: 0.344, blue: -0.167, light: -1.756 },
  surroundings: { red: 0.004, blue: -0.007, light: -0.542 },
  hair: { red: 0.1, blue: -0.066, light: -4.807 },
  iris: { red: 0.524, blue: -0.304, light: -4.145 },
  lips: { red: 1.208, blue: -0.059, light: -1.655 },
}

export const warmthWeights: Readonly<Record<ColourPart, Deviation>> = {
  skin: { red: -0.147, blue: -2.306, light: 0.363 },
  white: { red: -1.466, blue: 2.744, light: -0.654 },
  surroundings: { red: -0.033, blue: 1.129, light: 0.002 },
  hair: { red: 0.874, blue: -0.419, light: 0.444 },
  iris: { red: 0.829, blue: -0.541, light: -0.18 },
  lips: { red: -0.088, blue: -0.539, light: -0.043 },
}

export const lightnessWeights: Readonly<Record<ColourPart, Deviation>> = {
  skin: { red: -0.106, blue: 0.34, light: 0.858 },
  white: { red: 0.196, blue: -0.17, light: -1.403 },
  surroundings: { red: -0.12, blue: 0.027, light: -0.007 },
  hair: { red: 0.016, blue: -0.143, light: 0.686 },
  iris: { red: -0.106, blue: 0.049, light: -0.082 },
  lips: { red: 0.153, blue: -0.134, light: 0.146 },
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
    skin: { red: -0.021, blue: -1.547, light: 0.176 },
    white: { red: -0.183, blue: -0.7, light: 0.078 },
    surroundings: { red: -0.36, blue: -0.3, light: -0.053 },
    hair: { red: 0.742, blue: -0.389, light: 0.173 },
    iris: { red: 0.677, blue: -0.609, light: -0.081 },
    lips: { red: 0.043, blue: -0.28, light: 0.035 },
  },
  lightness: {
    skin: { red: -0.719, blue: 0.465, light: 1.501 },
    white: { red: 0.141, blue: -0.224, light: 0.074 },
    surroundings: { red: -0.628, blue: -0.535, light: -0.005 },
    hair: { red: 0.333, blue: 0.163, light: 0.75 },
    iris: { red: 0.178, blue: 0.099, light: -0.004 },
    lips: { red: 0.458, blue: -0.168, light: 0.298 },
  },
  offsets: { warmth: 0, lightness: 0.246 },
}

interface Statistics {
  readonly mean: number
  readonly deviation: number
}

export const traitStatistics: Readonly<
  Record<'warmth' | 'lightness' | 'chroma' | 'contrast', Statistics>
> = {
  warmth: { mean: 0.0171, deviation: 0.406 },
  lightness: { mean: 0.166, deviation: 0.759 },
  chroma: { mean: 27.5, deviation: 4.72 },
  contrast: { mean: 65.4, deviation: 10.1 },
}
