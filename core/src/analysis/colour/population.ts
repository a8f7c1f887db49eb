// Printed by `npm run fit` from 1,571 photos of 396 people (180 in folders *asian*).
import type { ColourPart } from './colour-samples.js'
import type { Deviation } from './deviation.js'

/** Tints and the logarithm of luminance that are usual in photographs. */
export const meanColours: Readonly<Record<ColourPart, Deviation>> = {
  skin: { red: 0.632, blue: -0.397, light: -0.823 },
  white: { red: 0.247, blue: -0.15, light: -1.224 },
  surroundings: { red: 0.004, blue: -0.006, light: -0.548 },
  hair: { red: 0.105, blue: -0.066, light: -4.855 },
  iris: { red: 0.643, blue: -0.429, light: -4.419 },
  lips: { red: 1.14, blue: -0.066, light: -1.53 },
}

export const warmthWeights: Readonly<Record<ColourPart, Deviation>> = {
  skin: { red: -0.405, blue: -1.387, light: -0.052 },
  white: { red: -1.581, blue: 2.5, light: 0.163 },
  surroundings: { red: 0.271, blue: 0.807, light: 0.03 },
  hair: { red: 0.983, blue: -0.862, light: -0.019 },
  iris: { red: 0.971, blue: -0.715, light: -0.12 },
  lips: { red: -0.324, blue: -0.055, light: -0.192 },
}

interface Statistics {
  readonly mean: number
  readonly deviation: number
}

export const traitStatistics: Readonly<
  Record<
    'skinLightness' | 'hairLightness' | 'warmth' | 'lightness' | 'chroma' | 'contrast',
    Statistics
  >
> = {
  skinLightness: { mean: 75.4, deviation: 10.3 },
  hairLightness: { mean: 9.47, deviation: 5.67 },
  warmth: { mean: -0.0508, deviation: 0.569 },
  lightness: { mean: -0.0172, deviation: 0.803 },
  chroma: { mean: 27.7, deviation: 4.58 },
  contrast: { mean: 65.9, deviation: 9.42 },
}
