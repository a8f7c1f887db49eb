import type { Season } from '@kaoiro/core/diagnosis'
import { seasons } from '@kaoiro/core/diagnosis'
import type { ColourTraits } from './colour-traits.js'
import { seasonCuts } from './season-cuts.js'

/** The centre of a season in warmth and lightness, in standard deviations of the population. */
interface SeasonPlace {
  readonly warmth: number
  readonly lightness: number
}

export type SeasonPlaces = Readonly<Record<Season, SeasonPlace>>

/** The distance between neighbouring centres. */
export const placeSpacing = 2

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

/** The season with the nearest centre. */
export const nearestSeason =
  (places: SeasonPlaces) =>
  ({ warmth, lightness }: ColourTraits): Season => {
    const distance = (season: Season) =>
      Math.hypot(warmth - places[season].warmth, lightness - places[season].lightness)
    return seasons.reduce((best, season) => (distance(season) < distance(best) ? season : best))
  }
