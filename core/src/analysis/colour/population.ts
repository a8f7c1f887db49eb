// Printed by `npm run fit` from 1,572 photos of 397 people (180 in folders *asian*).
import type { ColourPart } from './colour-samples.js'
import type { Deviation } from './deviation.js'

/** Tints and the logarithm of luminance that are usual in photographs. */
export const usualColours: Readonly<Record<ColourPart, Deviation>> = {
  skin: { red: 0.631, blue: -0.399, light: -0.821 },
  white: { red: 0.247, blue: -0.151, light: -1.228 },
  surroundings: { red: 0.004, blue: -0.006, light: -0.548 },
  hair: { red: 0.12, blue: -0.062, light: -4.834 },
  iris: { red: 0.648, blue: -0.437, light: -4.426 },
  lips: { red: 1.149, blue: -0.063, light: -1.523 },
}

export const warmthWeights: Readonly<Record<ColourPart, Deviation>> = {
  skin: { red: -0.732, blue: -2.484, light: -0.042 },
  white: { red: -1.075, blue: 2.694, light: 0.212 },
  surroundings: { red: 0.267, blue: 1.506, light: 0.017 },
  hair: { red: 0.905, blue: -0.736, light: -0.037 },
  iris: { red: 0.846, blue: -0.625, light: -0.063 },
  lips: { red: -0.403, blue: -0.055, light: -0.246 },
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
  skinLightness: { mean: 75.2, deviation: 10.2 },
  hairLightness: { mean: 9.58, deviation: 5.82 },
  warmth: { mean: -0.0826, deviation: 0.534 },
  lightness: { mean: -0.0153, deviation: 0.804 },
  chroma: { mean: 27.7, deviation: 4.55 },
  contrast: { mean: 65.7, deviation: 9.37 },
}
