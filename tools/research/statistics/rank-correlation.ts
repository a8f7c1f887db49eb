import { correlation, Matrix } from 'ml-matrix'

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

/** Spearman's rank correlation, -1 to 1; 0 if one side is constant. */
export const spearman = (xs: ReadonlyArray<number>, ys: ReadonlyArray<number>): number => {
  const [one, other] = [xs, ys].map((numbers) => Matrix.columnVector([...ranksOf(numbers)]))
  const found = one === undefined || other === undefined ? NaN : correlation(one, other).get(0, 0)
  return Number.isFinite(found) ? found : 0
}
