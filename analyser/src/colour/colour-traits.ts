import type { Lab } from '@kaoiro/core/colour'
import { chromaOf } from '@kaoiro/core/colour'
import type { ColourPart, ColourSamples } from './colour-samples.js'
import { colourParts } from './colour-samples.js'
import type { Deviation, LightLog } from './light-log.js'
import { colourOf, deviationOf, labOfLight, without } from './light-log.js'
import {
  lightnessWeights,
  meanColours,
  referenceWeights,
  traitStatistics,
  usualPaper,
  warmthWeights,
} from './population.js'

/** The tint and luminance of each part: either means, or weights. */
export type ByPart = Readonly<Record<ColourPart, Deviation>>

/** Mean colours of the parts, and their weights in the two traits that define a season. */
export interface ColourWeights {
  readonly meanColours: ByPart
  readonly warmthWeights: ByPart
  readonly lightnessWeights: ByPart
  /** The weights for colours in a light that paper shows. */
  readonly referenceWeights: {
    readonly warmth: ByPart
    readonly lightness: ByPart
    /** Added, so that the means are the same with and without paper. */
    readonly offsets: { readonly warmth: number; readonly lightness: number }
  }
}

/** The measures behind the traits, before they are converted to standard deviations. */
export interface ColourMeasures {
  readonly warmth: number
  readonly lightness: number
  /** C* of the skin. */
  readonly chroma: number
  /** L* of the skin minus L* of the hair. */
  readonly contrast: number
}

/**
 * The best linear estimate of a trait under neutral light. Light, exposure and tone curve change all parts alike, so
 * the whites of the eyes, the lips and the surroundings help to correct the colours of skin, hair and irises. Each part
 * is weighted by its reliability (docs/analysis.md).
 */
export const estimateOf = (usual: ByPart, weights: ByPart, samples: ColourSamples): number =>
  (Object.keys(weights) as ReadonlyArray<ColourPart>).reduce((sum, part) => {
    const weight = weights[part]
    const { red, blue, light } = deviationOf(usual[part], samples[part])
    return sum + weight.red * red + weight.blue * blue + weight.light * light
  }, 0)

/**
 * If the whites of the eyes are lighter or darker than the mean, this share of the difference is attributed to
 * exposure. The rest is variation between people.
 */
const exposureShare = 0.85

/** The bound of the estimated exposure, two stops: photos beyond that are rejected. */
const maxExposure = 2 * Math.LN2

/** Exposure relative to the mean, as a natural logarithm, from the whites of the eyes. */
const exposureOf = (usual: ByPart, { white }: ColourSamples): number =>
  exposureShare * saturated(deviationOf(usual.white, white).light, maxExposure)

/** Weights of the two cues for the tint of the light: the whites of the eyes, and the surroundings. */
const whiteShare = 0.5
const surroundingsShare = 0.3

/**
 * Tint and brightness of a photo's light relative to the mean light: as white paper shows them, or
 * estimated from the whites of the eyes and the surroundings.
 */
export const lightAgainst = (usual: ByPart, samples: ColourSamples): LightLog => {
  if (samples.reference !== undefined) return without(usualPaper, samples.reference.paper)
  const white = deviationOf(usual.white, samples.white)
  const around = deviationOf(usual.surroundings, samples.surroundings)
  const red = whiteShare * white.red + surroundingsShare * around.red
  const blue = whiteShare * white.blue + surroundingsShare * around.blue
  return colourOf({ red, blue, light: exposureOf(usual, samples) })
}

/** All parts as they would be under the mean light. */
export const inUsualLight = (usual: ByPart, samples: ColourSamples): ColourSamples => {
  const light = lightAgainst(usual, samples)
  const seen = colourParts.flatMap((part) => {
    const colour = samples[part]
    return colour === undefined ? [] : [[part, without(light, colour)] as const]
  })
  return { skin: without(light, samples.skin), whites: [], ...Object.fromEntries(seen) }
}

/**
 * The colours of skin and hair as they would be under the mean light. If the hair is not visible, its mean colour is
 * used.
 */
export const byUsualLight = (
  usual: ByPart,
  samples: ColourSamples,
): { readonly skin: Lab; readonly hair: Lab } => {
  const { skin, hair = colourOf(usual.hair) } = inUsualLight(usual, samples)
  return { skin: labOfLight(skin), hair: labOfLight(hair) }
}

/** Warmth and lightness. The light that paper shows is removed first, so it does not matter at all. */
const seasonMeasures = (
  { meanColours, warmthWeights, lightnessWeights, referenceWeights }: ColourWeights,
  samples: ColourSamples,
): Pick<ColourMeasures, 'warmth' | 'lightness'> => {
  if (samples.reference === undefined)
    return {
      warmth: estimateOf(meanColours, warmthWeights, samples),
      lightness: estimateOf(meanColours, lightnessWeights, samples),
    }
  const colours = inUsualLight(meanColours, samples)
  const { warmth, lightness, offsets } = referenceWeights
  return {
    warmth: offsets.warmth + estimateOf(meanColours, warmth, colours),
    lightness: offsets.lightness + estimateOf(meanColours, lightness, colours),
  }
}

export const colourMeasuresOf = (
  weights: ColourWeights,
  samples: ColourSamples,
): ColourMeasures => {
  const { skin, hair } = byUsualLight(weights.meanColours, samples)
  return {
    ...seasonMeasures(weights, samples),
    chroma: chromaOf(skin),
    contrast: skin.l - hair.l,
  }
}

/** Soft clamp: almost linear up to half the bound, and never beyond the bound. */
export const saturated = (n: number, bound: number): number =>
  n / (1 + (Math.abs(n) / bound) ** 4) ** 0.25

/** The four dimensions of seasonal colour, each in standard deviations of the population, within ±3. */
export interface ColourTraits {
  /** Undertone, from cool (-) to warm (+). */
  readonly warmth: number
  /** From deep (-) to light (+). */
  readonly lightness: number
  /** Chroma of the skin, from greyish (-) to vivid (+). */
  readonly chroma: number
  /** Contrast between skin and hair, from soft (-) to clear (+). */
  readonly contrast: number
}

/** The statistics of the population. */
export interface ColourPopulation extends ColourWeights {
  readonly traitStatistics: typeof traitStatistics
}

const maxTrait = 3

/**
 * The traits behind a season: warmth and lightness from all colours, chroma and contrast from CIELAB under the
 * mean light.
 */
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
  referenceWeights,
  traitStatistics,
})

/** A photo's light relative to the mean light. */
export const lightOf = (samples: ColourSamples): LightLog => lightAgainst(meanColours, samples)
