import { traits } from '@kaoiro/core/diagnosis/level'
import type { DrawnSummary } from './summary.js'
import type { Row } from '../report/goals.js'
import { row } from '../report/goals.js'
import { hardest } from './repeatability.js'
import type { RepeatabilityTable } from './repeatability.js'
import { traitName } from '../../names.js'

/** Drawings hold directions and order; what people look like is asked of photographs. */
const rankCorrelation = 0.9

export const repeatabilityGoals = { faceType: 0.95, season: 0.93 } as const

const repeatabilityRows = (table: RepeatabilityTable): ReadonlyArray<Row> => {
  const [type, season] = [hardest(table, 'faceType'), hardest(table, 'season')]
  return [
    row(`face type unchanged, hardest: ${type}`, table[type].faceType, {
      min: repeatabilityGoals.faceType,
    }),
    row(`season unchanged, hardest: ${season}`, table[season].season, {
      min: repeatabilityGoals.season,
    }),
    row('a photo and its mirror identical', table.mirror.identical, { min: 1 }),
  ]
}

/** The goals for drawn portraits that the constants were not tuned on. */
export const drawnRows = (summary: DrawnSummary): ReadonlyArray<Row> => [
  ...traits.map((trait) =>
    row(
      `rank correlation, ${traitName[trait]}`,
      summary.traits[trait].spearman,
      { min: rankCorrelation },
      'number',
    ),
  ),
  row('levels exactly right', summary.levels.exact, { min: 0.75 }),
  row('levels within one', summary.levels.withinOne, { min: 0.96 }),
  row('season right', summary.season.top1, { min: 0.85 }),
  row('season among the first two', summary.season.top2, { min: 0.99 }),
  row('season right under ±800 K and ±0.5 EV', summary.season.lit.top1, { min: 0.8 }),
  row('largest share of one season', summary.season.largestShare, { max: 0.32 }),
  ...repeatabilityRows(summary.repeatability),
  row('faces found', summary.found, { min: 0.99 }),
  row('reasons right', summary.reasons, { min: 0.97 }),
]
