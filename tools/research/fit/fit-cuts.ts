import type { ColourTraits, seasonCuts } from '@kaoiro/analyser/colour'
import { nearestSeason, seasonPlacesBy } from '@kaoiro/analyser/colour'
import type { Season } from '@kaoiro/core/diagnosis'
import { seasons } from '@kaoiro/core/diagnosis'
import { professionalSeasonShares, sharesAmong } from '../statistics/shares.js'
import { quantile } from '../../statistics/quantile.js'

export type SeasonCuts = typeof seasonCuts

type Shares = Readonly<Record<Season, number>>

export interface FittedCuts {
  readonly cuts: SeasonCuts
}

/** The quantile of each cut, 0 to 1: of warmth, and of lightness among warm and among cool people. */
interface Levels {
  readonly cool: number
  readonly warmDeep: number
  readonly coolDeep: number
}

const levelsOf = ({ spring, summer, autumn, winter }: Shares): Levels => ({
  cool: summer + winter,
  warmDeep: spring + autumn === 0 ? 0 : autumn / (spring + autumn),
  coolDeep: summer + winter === 0 ? 0 : winter / (summer + winter),
})

const rounded = (n: number): number => Number(n.toFixed(2))

const wanted = levelsOf(professionalSeasonShares)

export const sharesBy = (cuts: SeasonCuts, people: ReadonlyArray<ColourTraits>): Shares =>
  sharesAmong(seasons, people.map(nearestSeason(seasonPlacesBy(cuts))))

const cutsAt = (people: ReadonlyArray<ColourTraits>, levels: Levels): SeasonCuts => {
  const warmth = quantile(
    people.map((traits) => traits.warmth),
    levels.cool,
  )
  const lightness = (some: ReadonlyArray<ColourTraits>) => some.map((traits) => traits.lightness)
  const warm = lightness(people.filter((traits) => traits.warmth > warmth))
  const cool = lightness(people.filter((traits) => traits.warmth <= warmth))
  return {
    warmth: rounded(warmth),
    warm: rounded(quantile(warm, levels.warmDeep)),
    cool: rounded(quantile(cool, levels.coolDeep)),
  }
}

/** Three percentage points. A smaller difference is only one or two people in a hundred. */
const maxMiss = 0.03

const areNear = (shares: Shares): boolean =>
  seasons.every((season) => Math.abs(shares[season] - professionalSeasonShares[season]) <= maxMiss)

/** Moves a cut by half of the difference, because moving one cut also changes the shares at the other cuts. */
const step = 0.5
const maxRounds = 50

const moved = (levels: Levels, shares: Shares): Levels => {
  const found = levelsOf(shares)
  const towards = (level: keyof Levels) => levels[level] + step * (wanted[level] - found[level])
  return { cool: towards('cool'), warmDeep: towards('warmDeep'), coolDeep: towards('coolDeep') }
}

const fitFrom = (
  people: ReadonlyArray<ColourTraits>,
  levels: Levels,
  rounds: number,
): FittedCuts => {
  const cuts = cutsAt(people, levels)
  const shares = sharesBy(cuts, people)
  return areNear(shares) || rounds === maxRounds
    ? { cuts }
    : fitFrom(people, moved(levels, shares), rounds + 1)
}

/**
 * Fits the cuts between seasons so that each season has the share found by professionals. Starts with cuts at the
 * quantiles. A person has the season with the nearest of four places. If the two lightness cuts differ, the borders
 * between these places are tilted, and the quantiles miss the shares. Then moves the cuts until no share is off by more
 * than `maxMiss`, at most `maxRounds` times.
 */
export const fitCuts = (people: ReadonlyArray<ColourTraits>): FittedCuts =>
  fitFrom(people, wanted, 0)
