/** Arithmetic mean; 0 for an empty list. */
export function mean(numbers: ReadonlyArray<number>): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length
}

/** Weighted arithmetic mean; 0 if all weights are 0. */
export function weightedMean<A extends { readonly weight: number }>(
  items: ReadonlyArray<A>,
  of: (item: A) => number,
): number {
  const total = items.reduce((sum, { weight }) => sum + weight, 0)
  return total === 0 ? 0 : items.reduce((sum, item) => sum + item.weight * of(item), 0) / total
}
