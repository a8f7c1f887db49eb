import { mean } from '../../statistics/mean.js'

/** Returns ranks from 1; equal numbers get their mean rank. */
export const ranksOf = (numbers: ReadonlyArray<number>): ReadonlyArray<number> => {
  const sorted = [...numbers].sort((a, b) => a - b)
  const first = new Map<number, number>()
  const count = new Map<number, number>()
  sorted.forEach((n, i) => {
    if (!first.has(n)) first.set(n, i + 1)
    count.set(n, (count.get(n) ?? 0) + 1)
  })
  return numbers.map((n) => (first.get(n) ?? 0) + ((count.get(n) ?? 1) - 1) / 2)
}

/** Pearson's correlation; 0 if one side is constant. */
const pearson = (xs: ReadonlyArray<number>, ys: ReadonlyArray<number>): number => {
  const [mx, my] = [mean(xs), mean(ys)]
  const product = (as: ReadonlyArray<number>, ma: number, bs: ReadonlyArray<number>, mb: number) =>
    as.reduce((sum, a, i) => sum + (a - ma) * ((bs[i] ?? 0) - mb), 0)
  const spread = Math.sqrt(product(xs, mx, xs, mx) * product(ys, my, ys, my))
  return spread === 0 ? 0 : product(xs, mx, ys, my) / spread
}

/** Spearman's rank correlation, -1 to 1. */
export const spearman = (xs: ReadonlyArray<number>, ys: ReadonlyArray<number>): number =>
  pearson(ranksOf(xs), ranksOf(ys))
