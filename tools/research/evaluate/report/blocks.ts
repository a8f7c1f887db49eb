import type { Row } from './goals.js'
import type { Refusals } from '../records/refusals.js'
import type { Reliability } from '../../statistics/reliability.js'
import { cells, percent } from '../../../report/columns.js'

const valueText = ({ unit }: Row, value: number): string =>
  unit === 'share' ? percent(value) : value.toFixed(3)

const boundText = ({ unit }: Row, bound: number): string =>
  unit === 'share' ? String(Number((100 * bound).toFixed(1))) : String(bound)

export const goalText = (row: Row): string => {
  const { min, max } = row.goal
  const unit = row.unit === 'share' ? ' %' : ''
  if (min !== undefined && max !== undefined)
    return `${boundText(row, min)}–${boundText(row, max)}${unit}`
  if (min === 1) return `1${row.unit === 'share' ? '00' : ''}${unit}`
  if (min !== undefined) return `≥ ${boundText(row, min)}${unit}`
  return max === undefined ? '' : `≤ ${boundText(row, max)}${unit}`
}

export const measuredText = (row: Row): string => {
  const { measured } = row
  if (measured === null) return '–'
  if (typeof measured === 'number') return valueText(row, measured)
  // The unit once: `8.0–32.1 %`.
  return `${valueText(row, measured.min).replace(' %', '')}–${valueText(row, measured.max)}`
}

export const stateText = ({ reached }: Row): string =>
  reached === null ? 'not measured' : reached ? 'reached' : 'missed'

const tableWidths = [41, -12, -10, 17]

/** The figures that have a goal. */
export const goalTable = (rows: ReadonlyArray<Row>): ReadonlyArray<string> => [
  cells(tableWidths, ['figure', 'measured', 'goal']),
  ...rows.map((row) =>
    cells(tableWidths, [row.figure, measuredText(row), goalText(row), `   ${stateText(row)}`]),
  ),
]

/** A confusion matrix of a few labels: a row what was drawn, a column what was answered. */
export const matrixLines = (
  title: string,
  labels: ReadonlyArray<string | number>,
  matrix: ReadonlyArray<ReadonlyArray<number>>,
  width: number,
): ReadonlyArray<string> => {
  const widths = [
    Math.max(...labels.map((label) => String(label).length)),
    ...labels.map(() => -width),
  ]
  return [
    title,
    cells(widths, ['', ...labels]),
    ...matrix.map((row, i) => cells(widths, [labels[i] ?? '', ...row])),
  ]
}

export const refusalLines = (refusals: Refusals): ReadonlyArray<string> =>
  Object.entries(refusals).map(([reason, count]) => `  refused, ${reason}: ${count}`)

const reliabilityWidths = [10, -6, -8, -8]

const edge = (confidence: number): string => String(Number(confidence.toFixed(2)))

/** How often what was said with this confidence was so; empty bins are left out. */
export const reliabilityLines = (
  title: string,
  { bins, error }: Reliability,
): ReadonlyArray<string> => [
  title,
  cells(reliabilityWidths, ['given', 'photos', 'mean', 'was so']),
  ...bins
    .filter(({ count }) => count > 0)
    .map(({ from, to, count, confidence, deserved }) =>
      cells(reliabilityWidths, [
        from === 0 ? `< ${edge(to)}` : `${edge(from)}–${edge(to)}`,
        count,
        confidence.toFixed(3),
        deserved.toFixed(3),
      ]),
    ),
  `calibration error ${error.toFixed(3)}`,
]
