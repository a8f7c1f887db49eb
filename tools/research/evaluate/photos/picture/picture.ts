import type { SvgNode } from '@kaoiro/core/drawing/pen/svg'
import { margin, page, top } from '../../picture/page.js'
import { at } from '../../picture/shapes.js'
import { tableHeight, tableNodes, tableWidth } from '../../picture/table.js'
import { photoRows } from '../goals.js'
import type { PhotosSummary } from '../summary.js'
import type { Steadiness } from '../steadiness.js'
import { calibrationHeight, calibrationNodes } from './calibration-chart.js'
import { seasonNodes, seasonsHeight } from './season-chart.js'
import { faceTypeNodes, faceTypesHeight, levelNodes, levelsHeight } from './share-chart.js'
import {
  agreementHeight,
  agreementNodes,
  variationHeight,
  variationNodes,
} from './steadiness-chart.js'

/** Something to be drawn, and the height that it takes. */
type Part = readonly [height: number, nodes: ReadonlyArray<SvgNode>]

const gap = 26

/** Parts below each other. */
const stacked = (x: number, y: number, parts: ReadonlyArray<Part>): ReadonlyArray<SvgNode> =>
  parts.map(([, nodes], i) => at(x, y + heightOf(parts.slice(0, i)) + (i === 0 ? 0 : gap), nodes))

const heightOf = (parts: ReadonlyArray<Part>): number =>
  parts.reduce((sum, [height], i) => sum + height + (i === 0 ? 0 : gap), 0)

const steadinessParts = (steadiness: Steadiness): ReadonlyArray<Part> => {
  const { faceType, season } = steadiness.confidence
  return [
    [agreementHeight, agreementNodes(steadiness)],
    [variationHeight(steadiness), variationNodes(steadiness)],
    [
      calibrationHeight,
      calibrationNodes([
        ...(faceType === undefined ? [] : [['face type', faceType] as const]),
        ...(season === undefined ? [] : [['season', season] as const]),
      ]),
    ],
  ]
}

const shareParts = (summary: PhotosSummary): ReadonlyArray<Part> => {
  const { WOMEN, MEN } = summary.byGender
  return [
    [levelsHeight, levelNodes('WOMEN', WOMEN)],
    [levelsHeight, levelNodes('MEN', MEN)],
    [
      faceTypesHeight,
      [at(0, 0, faceTypeNodes('WOMEN', WOMEN)), at(600, 0, faceTypeNodes('MEN', MEN))],
    ],
    [seasonsHeight(summary), seasonNodes(summary)],
  ]
}

/** Goals, steadiness of the first series, and what was answered, as SVG. */
export const photosPicture = (summary: PhotosSummary): string => {
  const rows = photoRows(summary)
  const [series] = Object.entries(summary.steadiness)
  const beside = series === undefined ? [] : steadinessParts(series[1])
  const below = top + Math.max(tableHeight(rows), heightOf(beside)) + 40
  const shares = shareParts(summary)
  const changed = series === undefined ? '' : `, changed: ${series[0]}`
  return page(
    below + heightOf(shares) + margin,
    `${summary.photos} photos; each as it is and in ${summary.again} second photos${changed}`,
    [
      at(margin, top, tableNodes(rows)),
      ...stacked(margin + tableWidth + 50, top, beside),
      ...stacked(margin, below, shares),
    ],
  )
}
