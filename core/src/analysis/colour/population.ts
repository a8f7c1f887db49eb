// Printed by `npm run fit` from 1,608 photos of 402 people (180 in folders *asian*).
import type { ColourPart } from './colour-samples.js'
import type { Deviation } from './deviation.js'

/** Tints and the logarithm of luminance that are usual in photographs. */
export const usualColours: Readonly<Record<ColourPart, Deviation>> = {
  skin: { red: 0.63, blue: -0.408, light: -0.83 },
  white: { red: 0.248, blue: -0.15, light: -1.228 },
  surroundings: { red: 0.004, blue: -0.006, light: -0.548 },
  hair: { red: 0.109, blue: -0.067, light: -4.825 },
  iris: { red: 0.647, blue: -0.419, light: -4.422 },
  lips: { red: 1.143, blue: -0.064, light: -1.513 },
}

export const warmthWeights: Readonly<Record<ColourPart, Deviation>> = {
  skin: { red: -0.611, blue: -2.334, light: -0.049 },
  white: { red: -1.151, blue: 2.649, light: 0.216 },
  surroundings: { red: 0.19, blue: 1.519, light: 0.004 },
  hair: { red: 0.982, blue: -0.693, light: -0.023 },
  iris: { red: 0.841, blue: -0.617, light: -0.101 },
  lips: { red: -0.44, blue: -0.104, light: -0.251 },
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
  skinLightness: { mean: 75.3, deviation: 10.2 },
  hairLightness: { mean: 9.57, deviation: 5.82 },
  warmth: { mean: -0.0964, deviation: 0.544 },
  lightness: { mean: -0.0187, deviation: 0.802 },
  chroma: { mean: 27.7, deviation: 4.55 },
  contrast: { mean: 65.7, deviation: 9.47 },
}
