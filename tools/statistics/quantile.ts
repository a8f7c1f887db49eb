export { median } from '@kaoiro/core/analysis/statistics/quantile'

/**
 * The number below which a share of some numbers lies, between two of them if it falls there; 0 of none.
 *
 * @param numbers in any order
 * @param share 0 to 1; what lies outside counts as the nearer end
 */
export const quantile = (numbers: ReadonlyArray<number>, share: number): number => {
  const sorted = [...numbers].sort((a, b) => a - b)
  const place = Math.max(0, Math.min(1, share)) * (sorted.length - 1)
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? 0
  return below + (above - below) * (place - Math.floor(place))
}
