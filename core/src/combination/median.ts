/** The middle one of some numbers in order; of an even count the mean of the middle two. NaN of none. */
export const medianOf = (numbers: ReadonlyArray<number>): number => {
  const ascending = [...numbers].sort((a, b) => a - b)
  const half = ascending.length / 2
  const [low, high] = [ascending[Math.ceil(half) - 1] ?? NaN, ascending[Math.floor(half)] ?? NaN]
  return (low + high) / 2
}
