import type { ColourPopulation } from '@kaoiro/core/analysis/colour/colour-traits'
import { linesOf, sourceLine } from './source-text.js'

/** core/src/analysis/colour/population.ts */
export const coloursText = (
  source: string,
  { meanColours, warmthWeights, lightnessWeights, traitStatistics }: ColourPopulation,
): string => `${sourceLine(source)}
import type { ColourPart } from './colour-samples.js'
import type { Deviation } from './deviation.js'

/** Tints and the logarithm of luminance that are usual in photographs. */
export const meanColours: Readonly<Record<ColourPart, Deviation>> = {
${linesOf(meanColours, 2)}
}

export const warmthWeights: Readonly<Record<ColourPart, Deviation>> = {
${linesOf(warmthWeights, 2)}
}

export const lightnessWeights: Readonly<Record<ColourPart, Deviation>> = {
${linesOf(lightnessWeights, 2)}
}

interface Statistics {
  readonly mean: number
  readonly deviation: number
}

export const traitStatistics: Readonly<
  Record<'warmth' | 'lightness' | 'chroma' | 'contrast', Statistics>
> = {
${linesOf(traitStatistics, 2)}
}
`
