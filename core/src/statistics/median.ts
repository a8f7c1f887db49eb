/** The middle number, or the mean of the middle two; 0 for an empty list. */
export const median = (numbers: ReadonlyArray<number>): number => {
  const sorted = new Float64Array(numbers).sort()
  const half = (sorted.length - 1) / 2
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2
}
