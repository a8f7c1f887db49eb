/** A number nearly as it is within half the bound, and never beyond the bound. */
export const saturated = (n: number, bound: number): number =>
  n / (1 + (Math.abs(n) / bound) ** 4) ** 0.25
