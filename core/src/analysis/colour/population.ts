// Printed by `npm run fit` from 1,571 photos of 396 people (180 in folders *asian*).
import type { ColourPart } from './colour-samples.js'
import type { Deviation } from './deviation.js'

/** Tints and the logarithm of luminance that are usual in photographs. */
export const usualColours: Readonly<Record<ColourPart, Deviation>> = {
  skin: { red: 0.632, blue: -0.397, light: -0.823 },
  white: { red: 0.247, blue: -0.15, light: -1.224 },
  surroundings: { red: 0.004, blue: -0.006, light: -0.548 },
  hair: { red: 0.112, blue: -0.064, light: -4.858 },
  iris: { red: 0.643, blue: -0.429, light: -4.419 },
  lips: { red: 1.14, blue: -0.066, light: -1.53 },
}

export const warmthWeights: Readonly<Record<ColourPart, Deviation>> = {
  skin: { red: -0.726, blue: -2.415, light: -0.09 },
  white: { red: -1.146, blue: 2.843, light: 0.204 },
  surroundings: { red: 0.361, blue: 1.556, light: 0.058 },
  hair: { red: 0.926, blue: -0.797, light: -0.015 },
  iris: { red: 0.876, blue: -0.606, light: -0.116 },
  lips: { red: -0.452, blue: -0.161, light: -0.282 },
}

interface Statistics {
  readonly mean: number
  readonly deviation: number
}

export const usualTraits: Readonly<
  Record<
    'skinLightness' | 'hairLightness' | 'warmth' | 'lightness' | 'chroma' | 'contrast',
    Statistics
  >
> = {
  skinLightness: { mean: 75.4, deviation: 10.3 },
  hairLightness: { mean: 9.5, deviation: 5.69 },
  warmth: { mean: -0.065, deviation: 0.54 },
  lightness: { mean: -0.0173, deviation: 0.801 },
  chroma: { mean: 27.7, deviation: 4.58 },
  contrast: { mean: 65.9, deviation: 9.47 },
}
