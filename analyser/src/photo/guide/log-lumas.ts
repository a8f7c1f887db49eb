import type { Pixels } from '@kaoiro/core/photo'
import { lumaOf } from '@kaoiro/core/photo'

/** Keeps logarithms of black finite and reduces the weight of noise in dark areas. */
const floor = 8

/** Sums of the logarithms of luma from the top left corner. The mean of any rectangle follows from four of them. */
export interface LogLumas {
  readonly width: number
  readonly height: number
  /** One more row and column than the picture. */
  readonly sums: Float64Array
}

/** Sums of a value of the pixels. */
const sumsOf = (
  { width, height, data }: Pixels,
  valueOf: (red: number, green: number, blue: number) => number,
): LogLumas => {
  const stride = width + 1
  const sums = new Float64Array(stride * (height + 1))
  for (let y = 0, at = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++, at += 4) {
      row += valueOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
      const to = (y + 1) * stride + x + 1
      sums[to] = row + (sums[to - stride] ?? 0)
    }
  }
  return { width, height, sums }
}

export function logLumas(pixels: Pixels): LogLumas {
  return sumsOf(pixels, (red, green, blue) => Math.log(lumaOf(red, green, blue) + floor))
}

/** The same of red over green. */
export function logReds(pixels: Pixels): LogLumas {
  return sumsOf(pixels, (red, green) => Math.log((red + floor) / (green + floor)))
}

/** The sum above and to the left of a point, which may be between pixels or outside. */
export function sumTo({ width, height, sums }: LogLumas, px: number, py: number): number {
  const x = Math.min(width, Math.max(0, px))
  const y = Math.min(height, Math.max(0, py))
  const left = Math.min(width - 1, Math.floor(x))
  const top = Math.min(height - 1, Math.floor(y))
  const [fx, fy] = [x - left, y - top]
  const stride = width + 1
  const at = top * stride + left
  const above = (sums[at] ?? 0) * (1 - fx) + (sums[at + 1] ?? 0) * fx
  const below = (sums[at + stride] ?? 0) * (1 - fx) + (sums[at + stride + 1] ?? 0) * fx
  return above * (1 - fy) + below * fy
}

/** The mean of a rectangle. */
export function meanIn(
  sums: LogLumas,
  left: number,
  top: number,
  right: number,
  bottom: number,
): number {
  return (
    (sumTo(sums, right, bottom) -
      sumTo(sums, left, bottom) -
      sumTo(sums, right, top) +
      sumTo(sums, left, top)) /
    ((right - left) * (bottom - top))
  )
}
