// Printed by `npm run fit`.
import type { ColourPart } from './colour-samples.js'
import type { Deviation } from './colour-traits.js'

/** Tints and the logarithm of luminance that are usual in photographs. */
export const usualColours: Readonly<Record<ColourPart, Deviation>> = {
  skin: { red: 0.675, blue: -0.445, light: -0.9 },
  white: { red: 0.28, blue: -0.16, light: -0.75 },
  surroundings: { red: 0.04, blue: -0.05, light: -0.7 },
  hair: { red: 0.19, blue: -0.11, light: -4.9 },
  iris: { red: 0.63, blue: -0.46, light: -3.5 },
  lips: { red: 1.2, blue: -0.1, light: -1.4 },
}

export const warmthWeights: Readonly<Record<ColourPart, Deviation>> = {
  skin: { red: -0.49, blue: -3.25, light: 0 },
  white: { red: -1.26, blue: 2.55, light: 0 },
  surroundings: { red: 0.66, blue: 2.24, light: 0 },
  hair: { red: 0.7, blue: -0.8, light: 0 },
  iris: { red: 0.27, blue: -0.46, light: 0 },
  lips: { red: 0, blue: 0, light: 0 },
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
  skinLightness: { mean: 70, deviation: 11 },
  hairLightness: { mean: 12, deviation: 6 },
  warmth: { mean: 0, deviation: 1 },
  lightness: { mean: 0, deviation: 1 },
  chroma: { mean: 25, deviation: 6 },
  contrast: { mean: 60, deviation: 10 },
}
