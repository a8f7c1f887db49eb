import { percent, table } from '../../../report/columns.js'

/** A goal: a range, open on one side if that bound is missing. */
export interface Bounds {
  readonly min?: number
  readonly max?: number
}

interface Range {
  readonly min: number
  readonly max: number
}

/** One row of the table of goals. */
export interface Row {
  readonly figure: string
  /** A range for several figures with one goal; null if there was nothing to measure. */
  readonly measured: number | Range | null
  readonly goal: Bounds
  readonly unit: 'share' | 'number'
  readonly reached: boolean | null
}

const isWithin = (measured: number | Range, { min = -Infinity, max = Infinity }: Bounds): boolean =>
  typeof measured === 'number'
    ? measured >= min && measured <= max
    : measured.min >= min && measured.max <= max

export function row(
  figure: string,
  measured: Row['measured'],
  goal: Bounds,
  unit: Row['unit'] = 'share',
): Row {
  return {
    figure,
    measured,
    goal,
    unit,
    reached: measured === null ? null : isWithin(measured, goal),
  }
}

/** Returns the smallest and the largest number; null for an empty list. */
export function rangeOf(numbers: ReadonlyArray<number>): Range | null {
  return numbers.length === 0 ? null : { min: Math.min(...numbers), max: Math.max(...numbers) }
}

const goalText = ({ goal: { min, max }, unit }: Row): string => {
  const percentSign = unit === 'share' ? ' %' : ''
  const bound = (value: number) => Number((unit === 'share' ? 100 * value : value).toFixed(2))
  if (min !== undefined && max !== undefined) return `${bound(min)}–${bound(max)}${percentSign}`
  if (min === 1) return `${bound(1)}${percentSign}`
  if (min !== undefined) return `≥ ${bound(min)}${percentSign}`
  return max === undefined ? '' : `≤ ${bound(max)}${percentSign}`
}

const measuredText = ({ measured, unit }: Row): string => {
  const text = (value: number) => (unit === 'share' ? percent(value) : value.toFixed(3))
  if (measured === null) return '–'
  if (typeof measured === 'number') return text(measured)
  // One unit for both ends: `8.0–32.1 %`.
  return `${text(measured.min).replace(' %', '')}–${text(measured.max)}`
}

const stateText = ({ reached }: Row): string =>
  reached === null ? 'not measured' : reached ? 'reached' : 'missed'

export function goalTable(rows: ReadonlyArray<Row>): ReadonlyArray<string> {
  return table(rows, [
    ['figure', 41, ({ figure }) => figure],
    ['measured', -12, measuredText],
    ['goal', -10, goalText],
    ['', 17, (row) => `   ${stateText(row)}`],
  ])
}
