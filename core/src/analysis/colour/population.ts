// Printed by `npm run fit` from 1,570 photos of 396 people (180 in folders *asian*).
import type { ColourPart } from './colour-samples.js'
import type { Deviation } from './deviation.js'

/** Tints and the logarithm of luminance that are usual in photographs. */
export const meanColours: Readonly<Record<ColourPart, Deviation>> = {
  skin: { red: 0.632, blue: -0.397, light: -0.823 },
  white: { red: 0.25, blue: -0.152, light: -1.226 },
  surroundings: { red: 0.004, blue: -0.006, light: -0.548 },
  hair: { red: 0.112, blue: -0.057, light: -4.852 },
  iris: { red: 0.659, blue: -0.42, light: -4.418 },
  lips: { red: 1.14, blue: -0.066, light: -1.53 },
}

export const warmthWeights: Readonly<Record<ColourPart, Deviation>> = {
  skin: { red: -0.451, blue: -1.346, light: -0.07 },
  white: { red: -1.52, blue: 2.564, light: 0.188 },
  surroundings: { red: 0.032, blue: 0.668, light: 0.026 },
  hair: { red: 1.155, blue: -0.711, light: -0.035 },
  iris: { red: 0.952, blue: -0.74, light: -0.114 },
  lips: { red: -0.285, blue: -0.149, light: -0.156 },
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
  hairLightness: { mean: 9.49, deviation: 5.62 },
  warmth: { mean: -0.0486, deviation: 0.587 },
  lightness: { mean: -0.0189, deviation: 0.809 },
  chroma: { mean: 27.7, deviation: 4.54 },
  contrast: { mean: 65.9, deviation: 9.39 },
}
