import type { ByPart, ColourMeasures } from './colour-measures.js'
import { colourMeasuresOf, lightAgainst } from './colour-measures.js'
import type { ColourSamples } from './colour-samples.js'
import type { LightLog } from './light-log.js'
import { meanColours, traitStatistics, warmthWeights } from './population.js'
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

export type TraitStatistics = typeof traitStatistics

/** What people are held against: as `npm run fit` prints it. */
export interface ColourPopulation {
  readonly meanColours: ByPart
  readonly warmthWeights: ByPart
  readonly traitStatistics: TraitStatistics
}

const maxTrait = 3

const standard = (value: number, { mean, deviation }: { mean: number; deviation: number }) =>
  saturated((value - mean) / deviation, maxTrait)

/** Skin and hair against what is usual: their lightness, and their contrast in L*. Unseen hair is usual. */
export const skinAndHair = (
  usual: Pick<TraitStatistics, 'skinLightness' | 'hairLightness'>,
  { skinLightness, hairLightness = usual.hairLightness.mean }: ColourMeasures,
): Pick<ColourTraits, 'lightness' | 'contrast'> => ({
  lightness:
    0.5 * standard(skinLightness, usual.skinLightness) +
    0.5 * standard(hairLightness, usual.hairLightness),
  contrast: skinLightness - hairLightness,
})

/** The traits behind a season: warmth by all colours, the others from CIELAB by a usual light. */
export const colourTraitsAmong =
  ({ meanColours, warmthWeights, traitStatistics }: ColourPopulation) =>
  (samples: ColourSamples): ColourTraits => {
    const measures = colourMeasuresOf(meanColours, warmthWeights, samples)
    const { lightness, contrast } = skinAndHair(traitStatistics, measures)
    return {
      warmth: standard(measures.warmth, traitStatistics.warmth),
      lightness: standard(lightness, traitStatistics.lightness),
      chroma: standard(measures.chroma, traitStatistics.chroma),
      contrast: standard(contrast, traitStatistics.contrast),
    }
  }

export const colourTraitsOf = colourTraitsAmong({ meanColours, warmthWeights, traitStatistics })

/** The light that a photo was taken by, against the usual one. */
export const lightOf = (samples: ColourSamples): LightLog => lightAgainst(meanColours, samples)
