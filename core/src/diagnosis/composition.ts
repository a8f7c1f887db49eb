import * as O from 'fp-ts/lib/Option.js'
import type { Distribution } from './distribution.js'
import { byChance, inPercent, likeliest, secondAnswer } from './distribution.js'
import type { Season } from './season.js'
import { seasons } from './season.js'

/**
 * Of a hundred labelled portraits with such colours, how many are called each season: the composition of the specification.
 * The season, the second season and how sure they are follow from it.
 */
export type Composition = Distribution<Season>

/** The three percentages that the service sends; the rest to 100 is summer. */
export interface Proportion {
  readonly spring: number
  readonly autumn: number
  readonly winter: number
}

/** The lowest percentage at which a bar of the composition chart has room for its label. */
export const labelThreshold = 10

/** The shares that the composition chart shows without a result. */
export const defaultComposition: Composition = { spring: 40, summer: 30, autumn: 20, winter: 10 }

/** The seasons by share, the largest first; ties in the order of the seasons. */
export const seasonsByShare = (composition: Composition): ReadonlyArray<Season> =>
  byChance(seasons, composition)

/** The season with the largest share; ties go to the first in the order of the seasons. */
export const largestSeason = (composition: Composition): Season => likeliest(seasons, composition)

/** The second season of a result, and the difference of the two shares. */
export interface SecondSeason {
  readonly season: Season
  /** The absolute difference in percentage points. */
  readonly points: number
}

/**
 * The other season with the largest share; ties go to the first in the order of the seasons. `none` if all other shares
 * are 0. Its share may exceed that of `season`, since the service may name a season that is not the largest.
 */
export const secondSeason = (season: Season, composition: Composition): O.Option<SecondSeason> => {
  const second = secondAnswer(season, seasons, composition)
  return second === null
    ? O.none
    : O.some({
        season: second.name,
        points: Math.abs(composition[season] - composition[second.name]),
      })
}

const asPercent = (n: number): number => (n > 0 ? Math.min(n, 100) : 0)

/**
 * Turns any three numbers into a composition. NaN and numbers below 0 count as 0, numbers above 100 as 100. If the
 * three add up to more than 100, they are scaled down to 100, and summer is 0. Then rounds (`inPercent`).
 */
export const toComposition = (proportion: Proportion): Composition => {
  const spring = asPercent(proportion.spring)
  const autumn = asPercent(proportion.autumn)
  const winter = asPercent(proportion.winter)
  const sum = spring + autumn + winter
  const summer = Math.max(0, 100 - sum)
  return inPercent(seasons, { spring, summer, autumn, winter })
}
