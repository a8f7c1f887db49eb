// Printed by `npm run fit` from 1,572 photos, and 1,092 in other poses, of 396 people (180 in folders *asian*).
import type { ColourPart } from './colour-samples.js'
import type { Deviation } from './light-log.js'

/** The mean tint and logarithm of luminance of each part in photographs. */
export const meanColours: Readonly<Record<ColourPart, Deviation>> = {
  skin: { red: 0.632, blue: -0.405, light: -0.823 },
  white: { red: 0.244, blue: -0.151, light: -1.243 },
  surroundings: { red: 0.005, blue: -0.006, light: -0.548 },
  hair: { red: 0.112, blue: -0.06, light: -4.844 },
  iris: { red: 0.657, blue: -0.422, light: -4.42 },
  lips: { red: 1.143, blue: -0.061, light: -1.525 },
}

export const warmthWeights: Readonly<Record<ColourPart, Deviation>> = {
  skin: { red: -0.391, blue: -1.303, light: -0.033 },
  white: { red: -1.606, blue: 2.427, light: 0.196 },
  surroundings: { red: 0.007, blue: 0.633, light: 0.028 },
  hair: { red: 1.169, blue: -0.673, light: -0.034 },
  iris: { red: 0.976, blue: -0.731, light: -0.113 },
  lips: { red: -0.32, blue: -0.112, light: -0.191 },
}

export const lightnessWeights: Readonly<Record<ColourPart, Deviation>> = {
  skin: { red: -0.036, blue: 0.346, light: 0.882 },
  white: { red: 0.052, blue: -0.3, light: -1.419 },
  surroundings: { red: -0.677, blue: -0.327, light: 0.003 },
  hair: { red: 0.397, blue: 0.069, light: 0.642 },
  iris: { red: 0.075, blue: 0.108, light: -0.136 },
  lips: { red: 0.176, blue: 0.082, light: 0.107 },
}

interface Statistics {
  readonly mean: number
  readonly deviation: number
}

export const traitStatistics: Readonly<
  Record<'warmth' | 'lightness' | 'chroma' | 'contrast', Statistics>
> = {
  warmth: { mean: -0.0729, deviation: 0.588 },
  lightness: { mean: 0.165, deviation: 0.738 },
  chroma: { mean: 27.5, deviation: 4.54 },
  contrast: { mean: 65.5, deviation: 9.41 },
}
