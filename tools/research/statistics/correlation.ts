import { mean } from '../../statistics/mean.js'
import { meanAndDeviation } from './shares.js'

/** Subtracts the mean and divides by the standard deviation; zeros if all numbers are equal. */
const standardised = (numbers: ReadonlyArray<number>): ReadonlyArray<number> => {
  const { mean: centre, deviation } = meanAndDeviation(numbers)
  return numbers.map((n) => (deviation === 0 ? 0 : (n - centre) / deviation))
}

/** Pearson's correlation, -1 to 1; 0 if one side is constant. */
export const pearson = (xs: ReadonlyArray<number>, ys: ReadonlyArray<number>): number => {
  const [one, other] = [standardised(xs), standardised(ys)]
  return mean(one.map((x, i) => x * (other[i] ?? 0)))
}

/** Two numbers of one person. */
export type NumberPair = readonly [number, number]

/** Two people of a group would always correlate perfectly. */
const minGroup = 3

/**
 * Pearson's correlation of numbers that are standardised within each group and then pooled, so that differences
 * between groups do not count. Groups of fewer than three are ignored; null if no group is left.
 */
export const pooledCorrelation = (
  groups: ReadonlyArray<ReadonlyArray<NumberPair>>,
): number | null => {
  const large = groups.filter(({ length }) => length >= minGroup)
  const people = large.reduce((sum, { length }) => sum + length, 0)
  const total = large.reduce(
    (sum, group) =>
      sum +
      group.length *
        pearson(
          group.map(([x]) => x),
          group.map(([, y]) => y),
        ),
    0,
  )
  return people === 0 ? null : total / people
}
