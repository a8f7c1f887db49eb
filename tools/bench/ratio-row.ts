import type { Row } from './row.js'
import { median } from '../statistics/quantile.js'

/** Two ways to do the same, in turn, so that a machine whose speed drifts is fair to both. */
export interface Pair {
  readonly name: string
  readonly ours: () => number
  readonly bare: () => number
  readonly bareName: string
  /** How many times each is measured, after one round that does not count. */
  readonly rounds: number
  /** The most that our time may be of the bare one. */
  readonly max: number
}

export const ratioRow = ({ name, ours, bare, bareName, rounds, max }: Pair): Row => {
  ours()
  bare()
  const measured = Array.from({ length: rounds }, () => ({ ours: ours(), bare: bare() }))
  const ratio = median(measured.map(({ ours, bare }) => ours / bare))
  return {
    name,
    value: median(measured.map(({ ours }) => ours)),
    unit: 'ms',
    baseline: median(measured.map(({ bare }) => bare)),
    baselineName: bareName,
    ratio,
    goal: `<= ${max} x`,
    reached: ratio <= max,
  }
}
