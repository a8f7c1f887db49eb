import type { ColourWeights } from './colour-measures.js'
import { colourMeasuresOf, lightAgainst } from './colour-measures.js'
import type { ColourSamples } from './colour-samples.js'
import type { LightLog } from './light-log.js'
import { lightnessWeights, meanColours, traitStatistics, warmthWeights } from './population.js'
import { saturated } from './saturated.js'

/** The four questions of seasonal colour, each in standard deviations of people, never beyond ±3. */
export interface ColourTraits {
  /** Cool (-) to warm (+): the undertone. */
  readonly warmth: number
  /** Deep (-) to light (+). */
  readonly lightness: number
  /** Greyish (-) to vivid (+) skin. */
  readonly chroma: number
  /** Soft (-) to clear (+): between skin and hair. */
  readonly contrast: number
}

/** What people are held against: as `npm run fit` prints it. */
export interface ColourPopulation extends ColourWeights {
  readonly traitStatistics: typeof traitStatistics
}

const maxTrait = 3

/** The traits behind a season: warmth and lightness by all colours, the others from CIELAB by a usual light. */
export const colourTraitsAmong =
  (population: ColourPopulation) =>
  (samples: ColourSamples): ColourTraits => {
    const measures = colourMeasuresOf(population, samples)
    const standard = (trait: keyof ColourTraits): number => {
      const { mean, deviation } = population.traitStatistics[trait]
      return saturated((measures[trait] - mean) / deviation, maxTrait)
    }
    return {
      warmth: standard('warmth'),
      lightness: standard('lightness'),
      chroma: standard('chroma'),
      contrast: standard('contrast'),
    }
  }

export const colourTraitsOf = colourTraitsAmong({
  meanColours,
  warmthWeights,
  lightnessWeights,
  traitStatistics,
})

/** The light that a photo was taken by, against the usual one. */
export const lightOf = (samples: ColourSamples): LightLog => lightAgainst(meanColours, samples)
