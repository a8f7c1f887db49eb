import type { Composition, Season } from '@kaoiro/core/diagnosis'
import { toComposition, seasons } from '@kaoiro/core/diagnosis'
import type { ColourTraits } from './colour-traits.js'
import { seasonCuts } from './season-cuts.js'

/** The centre of a season in warmth and lightness, in standard deviations of the population. */
interface SeasonPlace {
  readonly warmth: number
  readonly lightness: number
}

export type SeasonPlaces = Readonly<Record<Season, SeasonPlace>>

/**
 * Places the season centres one deviation to either side of three thresholds: one between cool and warm, and one
 * between deep and light for each of the two. The thresholds alone determine how frequent each season is.
 */
export const seasonPlacesBy = (cuts: typeof seasonCuts): SeasonPlaces => ({
  spring: { warmth: cuts.warmth + 1, lightness: cuts.warm + 1 },
  summer: { warmth: cuts.warmth - 1, lightness: cuts.cool + 1 },
  autumn: { warmth: cuts.warmth + 1, lightness: cuts.warm - 1 },
  winter: { warmth: cuts.warmth - 1, lightness: cuts.cool - 1 },
})

export const seasonPlaces = seasonPlacesBy(seasonCuts)

/** How sharply the shares separate: at the centre of a season, its share is about 70 %. */
const sharpness = 0.65

/** Logarithms of the four shares, up to a common constant. */
const logSharesAt =
  (places: SeasonPlaces) =>
  ({ warmth, lightness }: ColourTraits): Readonly<Record<Season, number>> => {
    const of = (season: Season) => {
      const place = places[season]
      return -sharpness * ((warmth - place.warmth) ** 2 + (lightness - place.lightness) ** 2)
    }
    return {
      spring: of('spring'),
      summer: of('summer'),
      autumn: of('autumn'),
      winter: of('winter'),
    }
  }

const logShares = logSharesAt(seasonPlaces)

/** The shares of the four seasons: a softmax of negative squared distances from the season centres. */
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

/** The season with the nearest centre. */
export const nearestSeason =
  (places: SeasonPlaces) =>
  (traits: ColourTraits): Season => {
    const logs = logSharesAt(places)(traits)
    return seasons.reduce((best, season) => (logs[season] > logs[best] ? season : best))
  }

/** The season with the largest share before rounding. No share in `seasonShares` is larger than its own. */
export const seasonOf = nearestSeason(seasonPlaces)
