/** Arithmetic mean; 0 for an empty list. */
export const mean = (numbers: ReadonlyArray<number>): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length
