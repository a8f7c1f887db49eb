export { median } from '@kaoiro/core/norms'

/**
 * Quantile with linear interpolation; 0 for an empty list.
 *
 * @param numbers in any order
 * @param share clamped to the range 0 to 1
 */
export function quantile(numbers: ReadonlyArray<number>, share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const place = Math.max(0, Math.min(1, share)) * (sorted.length - 1)
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? 0
  return below + (above - below) * (place - Math.floor(place))
}
