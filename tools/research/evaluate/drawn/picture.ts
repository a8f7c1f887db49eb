import type { Pair } from '../../statistics/confusion.js'
import { drawnRows, repeatabilityGoals } from './goals.js'
import type { DrawnSummary } from './summary.js'
import { repeatabilityNodes } from './repeatability-chart.js'
import { margin, page, top } from '../picture/page.js'
import { at } from '../picture/shapes.js'
import { scatterNodes, scattersHeight } from './scatter-chart.js'
import { tableHeight, tableNodes, tableWidth } from '../picture/table.js'
import type { ByTrait } from './traits.js'

const right = margin + tableWidth + 60

/** The upper part's height, at least: the bars beside the table. */
const barsHeight = 430

/** The table, the bars of repeatability and the five traits, as SVG. */
export const drawnPicture = (
  summary: DrawnSummary,
  points: ByTrait<ReadonlyArray<Pair<number>>>,
): string => {
  const rows = drawnRows(summary)
  const below = top + Math.max(barsHeight, tableHeight(rows)) + 20
  return page(
    below + scattersHeight,
    `${summary.count} drawn portraits, seed ${summary.seed}; each as it is and changed`,
    [
      at(margin, top, tableNodes(rows)),
      at(right, top, repeatabilityNodes(summary.repeatability, repeatabilityGoals)),
      at(margin, below, scatterNodes(points, summary.traits)),
    ],
  )
}
