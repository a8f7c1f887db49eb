import type { Composition } from '../composition.js'
import { toComposition } from '../composition.js'
import type { Season } from '../season.js'
import { seasons } from '../season.js'
import { chromaOf, hueOf } from './lab.js'
import type { FaceColours } from './samples.js'

/** The three questions of seasonal colour, each about -1 to 1 over a population. */
export interface ColourTraits {
  /** Cool (-) to warm (+): the undertone. */
  readonly warmth: number
  /** Deep (-) to light (+). */
  readonly lightness: number
  /** Soft (-) to clear (+). */
  readonly clarity: number
}

const bounded = (n: number): number => Math.max(-1.5, Math.min(1.5, n))

/**
 * Warmth from the skin's hue around 55° (Sony, ICCV 2023) and the yellow of hair and iris around the
 * middle of the published warm and cool standards; lightness from skin and hair; clarity from the
 * contrast between them and the skin's chroma.
 */
export const colourTraitsOf = ({ skin, hair, iris }: FaceColours): ColourTraits => ({
  warmth: bounded(
    0.7 * bounded((hueOf(skin) - 55) / 8) +
      0.2 * bounded((hair.b - 5) / 5) +
      0.1 * bounded((iris.b - 5) / 5),
  ),
  lightness: bounded(0.7 * ((skin.l - 70) / 11) + 0.3 * ((hair.l - 33) / 14)),
  clarity: bounded(0.8 * ((skin.l - hair.l - 42) / 14) + 0.2 * ((chromaOf(skin) - 24) / 6)),
})

/** Spring is warm, light, clear; summer cool, light, soft; autumn warm, deep, soft; winter cool, deep, clear. */
const typical: Readonly<Record<Season, ColourTraits>> = {
  spring: { warmth: 0.8, lightness: 0.6, clarity: 0.5 },
  summer: { warmth: -0.8, lightness: 0.6, clarity: -0.5 },
  autumn: { warmth: 0.8, lightness: -0.6, clarity: -0.5 },
  winter: { warmth: -0.8, lightness: -0.6, clarity: 0.5 },
}

/** How sharply a season's share falls with the squared distance from its typical colouring. */
const sharpness = 0.8

/** The shares of the four seasons: a softmax of the distances from each season's typical traits. */
export const seasonShares = (traits: ColourTraits): Composition => {
  const weight = (season: Season) => {
    const { warmth, lightness, clarity } = typical[season]
    const squared =
      (traits.warmth - warmth) ** 2 +
      (traits.lightness - lightness) ** 2 +
      (traits.clarity - clarity) ** 2
    return Math.exp(-sharpness * squared)
  }
  const total = seasons.reduce((sum, season) => sum + weight(season), 0)
  const percent = (season: Season) => (100 * weight(season)) / total
  return toComposition({
    spring: percent('spring'),
    autumn: percent('autumn'),
    winter: percent('winter'),
  })
}
