import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import type { Season } from './season.js'
import { seasons } from './season.js'

/** Season percentages: integers from 0 that add up to 100. */
export type Composition = Readonly<Record<Season, number>>

/** The three percentages that the service sends; the rest to 100 is summer. */
export interface Proportion {
  readonly spring: number
  readonly autumn: number
  readonly winter: number
}

/** The lowest percentage at which a bar of the composition chart has room for its label. */
export const labelThreshold = 10

/** A second season is near if its share differs by at most this, in percentage points. */
export const nearPoints = 10

/** The shares that the composition chart shows without a result. */
export const defaultComposition: Composition = { spring: 40, summer: 30, autumn: 20, winter: 10 }

/** The season with the largest share; ties go to the first in the order of the seasons. */
export const largestSeason = (composition: Composition): Season =>
  seasons.reduce((best, season) => (composition[season] > composition[best] ? season : best))

/** The seasons by share, the largest first; ties in the order of the seasons. */
export const seasonsByShare = (composition: Composition): ReadonlyArray<Season> =>
  [...seasons].sort((a, b) => composition[b] - composition[a])

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
  const second = largestBeside(season, composition)
  return composition[second] === 0
    ? O.none
    : O.some({ season: second, points: Math.abs(composition[season] - composition[second]) })
}

const largestBeside = (named: Season, composition: Composition): Season =>
  seasons.reduce(
    (best, season) =>
      season !== named && (best === named || composition[season] > composition[best])
        ? season
        : best,
    named,
  )

/** The second season, if its share is larger than that of `season`, or at most `nearPoints` smaller. */
export const nearSecond = (season: Season, composition: Composition): O.Option<SecondSeason> =>
  pipe(
    secondSeason(season, composition),
    O.filter((second) => composition[season] - composition[second.season] <= nearPoints),
  )

const asPercent = (n: number): number => (n > 0 ? Math.min(n, 100) : 0)

/**
 * Turns any three numbers into a composition. NaN and numbers below 0 count as 0, numbers above 100 as 100. If the
 * three add up to more than 100, they are scaled down to 100, and summer is 0. Then rounds to integers by largest
 * remainder (Hamilton's method): no percentage changes by 1 or more, and the sum is 100.
 */
export const toComposition = (proportion: Proportion): Composition => {
  const spring = asPercent(proportion.spring)
  const autumn = asPercent(proportion.autumn)
  const winter = asPercent(proportion.winter)
  const sum = spring + autumn + winter
  const scale = sum > 100 ? 100 / sum : 1
  return roundToHundred({
    spring: spring * scale,
    summer: Math.max(0, 100 - sum),
    autumn: autumn * scale,
    winter: winter * scale,
  })
}

/** Rounds shares that add up to 100, except for floating-point errors, to integers that add up to exactly 100. */
const roundToHundred = (shares: Composition): Composition => {
  const missing = 100 - seasons.reduce((sum, season) => sum + Math.floor(shares[season]), 0)
  const remainder = (season: Season) => shares[season] - Math.floor(shares[season])
  const raised = [...seasons].sort((a, b) => remainder(b) - remainder(a)).slice(0, missing)
  const rounded = (season: Season) => Math.floor(shares[season]) + (raised.includes(season) ? 1 : 0)
  return {
    spring: rounded('spring'),
    summer: rounded('summer'),
    autumn: rounded('autumn'),
    winter: rounded('winter'),
  }
}
