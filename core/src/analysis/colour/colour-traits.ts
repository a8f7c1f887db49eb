import type { ColourPart, ColourSamples } from './colour-samples.js'
import type { Deviation, LightLog } from './light-log.js'
import { colourOf, deviationOf, labOfLight, without } from './light-log.js'
import type { Lab } from './lab.js'
import { chromaOf } from './lab.js'
import { lightnessWeights, meanColours, traitStatistics, warmthWeights } from './population.js'

/** A tint and a luminance for each part: what is usual, or what each counts. */
export type ByPart = Readonly<Record<ColourPart, Deviation>>

/** What colours are usual, and how much each tells of the two traits that make a season. */
export interface ColourWeights {
  readonly meanColours: ByPart
  readonly warmthWeights: ByPart
  readonly lightnessWeights: ByPart
}

/** What the traits are taken from, each in its own unit. */
export interface ColourMeasures {
  readonly warmth: number
  readonly lightness: number
  /** Of the skin, C*. */
  readonly chroma: number
  /** L* of the skin over that of the hair. */
  readonly contrast: number
}

/**
 * The best linear estimate of a trait by a neutral light: what the light, the exposure and the tone curve have done to
 * skin, hair and irises they have done to the whites of the eyes, the lips and the surroundings too, and each counts
 * as far as it is to be relied on (docs/analysis.md; the weights are of `npm run fit`).
 */
const estimateOf = (usual: ByPart, weights: ByPart, samples: ColourSamples): number =>
  (Object.keys(weights) as ReadonlyArray<ColourPart>).reduce((sum, part) => {
    const weight = weights[part]
    const { red, blue, light } = deviationOf(usual[part], samples[part])
    return sum + weight.red * red + weight.blue * blue + weight.light * light
  }, 0)

/** What of a difference from the usual white of the eye is taken for exposure: people's whites differ. */
const exposureShare = 0.85

/** Two stops: darker or brighter photos are refused. */
const maxExposure = 2 * Math.LN2

/** How much lighter than usual the photo is exposed, as a logarithm, by the white of the eyes. */
const exposureOf = (usual: ByPart, { white }: ColourSamples): number =>
  exposureShare * saturated(deviationOf(usual.white, white).light, maxExposure)

/** The light's tint, as far as the evidence tells it. */
const whiteShare = 0.5
const surroundingsShare = 0.3

/** The light that a photo was taken by, against a usual one: its tint, and how bright it is. */
export const lightAgainst = (usual: ByPart, samples: ColourSamples): LightLog => {
  const white = deviationOf(usual.white, samples.white)
  const around = deviationOf(usual.surroundings, samples.surroundings)
  const red = whiteShare * white.red + surroundingsShare * around.red
  const blue = whiteShare * white.blue + surroundingsShare * around.blue
  return colourOf({ red, blue, light: exposureOf(usual, samples) })
}

/** Skin and hair as they would be by the usual light; hair that is not seen is as usual. */
export const byUsualLight = (
  usual: ByPart,
  samples: ColourSamples,
): { readonly skin: Lab; readonly hair: Lab } => {
  const light = lightAgainst(usual, samples)
  return {
    skin: labOfLight(without(light, samples.skin)),
    hair: labOfLight(samples.hair ? without(light, samples.hair) : colourOf(usual.hair)),
  }
}

export const colourMeasuresOf = (
  { meanColours, warmthWeights, lightnessWeights }: ColourWeights,
  samples: ColourSamples,
): ColourMeasures => {
  const { skin, hair } = byUsualLight(meanColours, samples)
  return {
    warmth: estimateOf(meanColours, warmthWeights, samples),
    lightness: estimateOf(meanColours, lightnessWeights, samples),
    chroma: chromaOf(skin),
    contrast: skin.l - hair.l,
  }
}

/** A number nearly as it is within half the bound, and never beyond the bound. */
export const saturated = (n: number, bound: number): number =>
  n / (1 + (Math.abs(n) / bound) ** 4) ** 0.25

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
