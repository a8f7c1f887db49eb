/** The middle number, or the mean of the middle two; 0 for an empty list. */
export function median(numbers: ReadonlyArray<number>): number {
  const sorted = new Float64Array(numbers).sort()
  const half = (sorted.length - 1) / 2
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2
}

/** Density of the standard normal distribution. */
export const normalDensity = (z: number): number => Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI)

/**
 * Cumulative distribution function of the standard normal distribution (Abramowitz and Stegun 26.2.17, ±7.5e-8).
 */
export function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return z > 0 ? 1 - normalDensity(z) * series : normalDensity(z) * series
}
