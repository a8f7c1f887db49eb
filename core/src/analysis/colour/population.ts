// Printed by `npm run fit` from 1,570 photos of 396 people (180 in folders *asian*).
import type { ColourPart } from './colour-samples.js'
import type { Deviation } from './deviation.js'

/** Tints and the logarithm of luminance that are usual in photographs. */
export const meanColours: Readonly<Record<ColourPart, Deviation>> = {
  skin: { red: 0.632, blue: -0.397, light: -0.823 },
  white: { red: 0.25, blue: -0.152, light: -1.226 },
  surroundings: { red: 0.004, blue: -0.006, light: -0.548 },
  hair: { red: 0.105, blue: -0.066, light: -4.855 },
  iris: { red: 0.643, blue: -0.429, light: -4.421 },
  lips: { red: 1.14, blue: -0.066, light: -1.53 },
}

export const warmthWeights: Readonly<Record<ColourPart, Deviation>> = {
  skin: { red: -0.409, blue: -1.324, light: -0.065 },
  white: { red: -1.508, blue: 2.518, light: 0.16 },
  surroundings: { red: 0.169, blue: 0.771, light: 0.017 },
  hair: { red: 1.009, blue: -0.789, light: -0.03 },
  iris: { red: 0.904, blue: -0.762, light: -0.112 },
  lips: { red: -0.282, blue: -0.137, light: -0.157 },
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
  hairLightness: { mean: 9.48, deviation: 5.7 },
  warmth: { mean: -0.0348, deviation: 0.581 },
  lightness: { mean: -0.0191, deviation: 0.807 },
  chroma: { mean: 27.7, deviation: 4.54 },
  contrast: { mean: 65.9, deviation: 9.43 },
}
