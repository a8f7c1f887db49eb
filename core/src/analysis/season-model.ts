import type { Composition } from '../composition.js'
import { toComposition } from '../composition.js'
import type { Season } from '../season.js'
import { seasons } from '../season.js'
import { chromaOf, hueOf } from './lab.js'
import type { FaceColours } from './samples.js'
import { saturated } from './saturated.js'

/** The four questions of seasonal colour, each about -1 to 1 over a population, never beyond ±3. */
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

/** No single colour of the three counts as warmer or cooler than this. */
const mostWarmth = 1.5

const mostTrait = 3

/**
 * Warmth from the skin's hue around 55° (Sony, ICCV 2023) and the yellow of hair and iris around the
 * middle of the published warm and cool standards; lightness from skin and hair; the skin's chroma;
 * contrast from the lightness between skin and hair. Centres and scales are about the means and
 * deviations of drawn portraits.
 */
export const colourTraitsOf = ({ skin, hair, iris }: FaceColours): ColourTraits => ({
  warmth:
    0.6 * saturated((hueOf(skin) - 55) / 10, mostWarmth) +
    0.25 * saturated((hair.b - 6) / 8, mostWarmth) +
    0.15 * saturated((iris.b - 4) / 8, mostWarmth),
  lightness: saturated(0.5 * ((skin.l - 73) / 11) + 0.5 * ((hair.l - 33) / 14), mostTrait),
  chroma: saturated((chromaOf(skin) - 20) / 6, mostTrait),
  contrast: saturated((skin.l - hair.l - 40) / 14, mostTrait),
})

/** The mean traits of each season's drawn portraits, neutral and re-lit (seed 1). */
const typical: Readonly<Record<Season, ColourTraits>> = {
  spring: { warmth: 1.2, lightness: 0.55, chroma: 0.25, contrast: -0.7 },
  summer: { warmth: -0.7, lightness: 0.25, chroma: -0.9, contrast: -0.4 },
  autumn: { warmth: 0.95, lightness: -0.75, chroma: 1.55, contrast: -0.3 },
  winter: { warmth: -0.9, lightness: -1, chroma: -0.95, contrast: 0.95 },
}

/**
 * How much each trait counts in a squared distance. Fitted to blends of two portraits of different
 * seasons (seed 1), so that with a sharpness of 1 the shares are the blend's parts.
 */
const weights: ColourTraits = { warmth: 0.41, lightness: 0.95, chroma: 0.4, contrast: 0.55 }

/** Most people are nearer to one season than a blend of two: then their shares are clearer. */
const sharpness = 1.75

/** The logarithms of the four shares, but for what is common to all. */
const logShares = (traits: ColourTraits): Readonly<Record<Season, number>> => {
  const square = (season: Season, trait: keyof ColourTraits) =>
    sharpness * weights[trait] * (traits[trait] - typical[season][trait]) ** 2
  const of = (season: Season) =>
    -square(season, 'warmth') -
    square(season, 'lightness') -
    square(season, 'chroma') -
    square(season, 'contrast')
  return {
    spring: of('spring'),
    summer: of('summer'),
    autumn: of('autumn'),
    winter: of('winter'),
  }
}

/** The shares of the four seasons: a softmax of the distances from each season's typical traits. */
export const seasonShares = (traits: ColourTraits): Composition => {
  const logs = logShares(traits)
  const highest = Math.max(...seasons.map((season) => logs[season]))
  const weight = (season: Season) => Math.exp(logs[season] - highest)
  const total = seasons.reduce((sum, season) => sum + weight(season), 0)
  const percent = (season: Season) => (100 * weight(season)) / total
  return toComposition({
    spring: percent('spring'),
    autumn: percent('autumn'),
    winter: percent('winter'),
  })
}

/** The season of the largest share before rounding: always among the largest of `seasonShares`. */
export const seasonOf = (traits: ColourTraits): Season => {
  const logs = logShares(traits)
  return seasons.reduce((best, season) => (logs[season] > logs[best] ? season : best))
}

/** How far the first season is ahead of the second: the logarithm of their shares' ratio, from 0. */
export const seasonMargin = (traits: ColourTraits): number => {
  const logs = logShares(traits)
  const [first = 0, second = 0] = seasons.map((season) => logs[season]).sort((a, b) => b - a)
  return first - second
}
