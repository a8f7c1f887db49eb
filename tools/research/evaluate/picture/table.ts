import type { SvgNode } from '@kaoiro/core/drawing/pen/svg'
import { node } from '@kaoiro/core/drawing/pen/svg'
import type { Row } from '../report/goals.js'
import { heading, line, tones, words } from './shapes.js'
import { goalText, measuredText, stateText } from '../report/blocks.js'

export const tableWidth = 540
const rowHeight = 25
const firstRow = 52

export const tableHeight = (rows: ReadonlyArray<Row>): number => firstRow + rows.length * rowHeight

const columns = { measured: 352, goal: 440, state: 458 } as const

const rowNodes = (row: Row, i: number): ReadonlyArray<SvgNode> => {
  const y = firstRow + i * rowHeight
  const tone = row.reached === null ? tones.soft : row.reached ? tones.second : tones.first
  return [
    line(0, y - 17, tableWidth, y - 17),
    words(0, y, row.figure),
    words(columns.measured, y, measuredText(row), { anchor: 'end', weight: 600 }),
    words(columns.goal, y, goalText(row), { anchor: 'end', tone: tones.soft }),
    node('circle', { cx: columns.state + 4, cy: y - 4.5, r: 4, fill: tone }),
    words(columns.state + 14, y, stateText(row), { tone }),
  ]
}

/** The figures that have a goal. */
export const tableNodes = (rows: ReadonlyArray<Row>): ReadonlyArray<SvgNode> => [
  heading('Figures and goals'),
  words(columns.measured, 26, 'measured', { size: 11, anchor: 'end', tone: tones.soft }),
  words(columns.goal, 26, 'goal', { size: 11, anchor: 'end', tone: tones.soft }),
  ...rows.flatMap(rowNodes),
]
