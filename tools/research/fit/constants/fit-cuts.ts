import type { ColourTraits } from '@kaoiro/core/analysis/colour/colour-traits'
import type { seasonCuts } from '@kaoiro/core/analysis/colour/season-cuts'
import { nearestSeason, seasonPlacesBy } from '@kaoiro/core/analysis/colour/season-model'
import type { Season } from '@kaoiro/core/diagnosis/season'
import { seasons } from '@kaoiro/core/diagnosis/season'
import { professionalSeasonShares } from '../../statistics/season-shares.js'
import { sharesAmong } from '../../statistics/shares.js'
import { quantile } from '../../../statistics/quantile.js'
import { rounded } from './rounding.js'

export type SeasonCuts = typeof seasonCuts

type Shares = Readonly<Record<Season, number>>

export interface FittedCuts {
  readonly cuts: SeasonCuts
  /** What the cuts make of the people that they were fitted on. */
  readonly shares: Shares
  /** How often the quantiles were moved. */
  readonly rounds: number
}

/** The three quantiles: of warmth, and of lightness among the warm and the cool. */
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
    warmth: rounded(warmth, 2),
    warm: rounded(quantile(warm, levels.warmDeep), 2),
    cool: rounded(quantile(cool, levels.coolDeep), 2),
  }
}

/** Three points: less is one or two people of a hundred. */
const maxMiss = 0.03

export const areNear = (shares: Shares): boolean =>
  seasons.every((season) => Math.abs(shares[season] - professionalSeasonShares[season]) <= maxMiss)

/** Half of the way: a moved cut moves its neighbours' shares too. */
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
    ? { cuts, shares, rounds }
    : fitFrom(people, moved(levels, shares), rounds + 1)
}

/**
 * Cuts at the quantiles that professionals' shares ask for. The nearest of four places has borders that tilt
 * where the two cuts of lightness differ, so that quantiles alone may miss: then they are moved by what is
 * missing until all shares are near.
 */
export const fitCuts = (people: ReadonlyArray<ColourTraits>): FittedCuts =>
  fitFrom(people, wanted, 0)
