import type { Examination } from '@kaoiro/core/analysis/analyse'
import { seasonsByShare } from '@kaoiro/core/diagnosis/composition'
import type { Season } from '@kaoiro/core/diagnosis/season'
import { seasons } from '@kaoiro/core/diagnosis/season'
import { confusionOf } from '../../statistics/confusion.js'
import { reliabilityOf } from '../../statistics/reliability.js'
import type { Reliability } from '../../statistics/reliability.js'
import { shareOf, sharesAmong } from '../../statistics/shares.js'

export interface DrawnSeason {
  readonly drawn: Season
  readonly result: Examination
  /** The season answered under another light; none if there was no result. */
  readonly lit: Season | null
}

export interface SeasonShares {
  readonly shares: Readonly<Record<Season, number>>
  readonly largestShare: number
}

const seasonShares = (results: ReadonlyArray<Examination>): SeasonShares => {
  const shares = sharesAmong(
    seasons,
    results.map(({ season }) => season),
  )
  return { shares, largestShare: Math.max(...Object.values(shares)) }
}

export interface SeasonSummary extends SeasonShares {
  readonly top1: number
  readonly top2: number
  readonly lit: { readonly top1: number }
  readonly confusion: ReadonlyArray<ReadonlyArray<number>>
  /** The share that the composition gives the answered season, beside how often it is right. */
  readonly composition: Reliability
}

export const seasonSummary = (people: ReadonlyArray<DrawnSeason>): SeasonSummary => ({
  top1: shareOf(people, ({ drawn, result }) => result.season === drawn),
  top2: shareOf(people, ({ drawn, result }) =>
    seasonsByShare(result.composition).slice(0, 2).includes(drawn),
  ),
  ...seasonShares(people.map(({ result }) => result)),
  lit: { top1: shareOf(people, ({ drawn, lit }) => lit === drawn) },
  confusion: confusionOf(
    seasons,
    people.map(({ drawn, result }) => [drawn, result.season]),
  ),
  composition: reliabilityOf(
    people.map(({ drawn, result }) => ({
      confidence: result.composition[result.season] / 100,
      deserved: result.season === drawn ? 1 : 0,
    })),
  ),
})
