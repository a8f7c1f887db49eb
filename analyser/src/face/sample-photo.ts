import type { Pixels } from '@kaoiro/core/photo/raster/pixels'
import type { SampleAxis } from './sample-axis.js'

/** The detector's input is `value / 127.5 - 1`. */
const divisor = 127.5

const { fround } = Math

/** Interpolates one colour of four pixels, rounded as f32-ibilinear of XNNPACK rounds. */
const between = (
  data: Pixels['data'],
  topLeft: number,
  topRight: number,
  bottomLeft: number,
  bottomRight: number,
  across: number,
  down: number,
): number => {
  const upper = data[topLeft] ?? 0
  const lower = data[bottomLeft] ?? 0
  const top = fround(upper + fround(((data[topRight] ?? 0) - upper) * across))
  const bottom = fround(lower + fround(((data[bottomRight] ?? 0) - lower) * across))
  return fround(top + fround(fround(bottom - top) * down))
}

/**
 * Fills `to` with a photo's samples, red, green and blue each, -1 to 1. They equal those of tfjs's WASM backend to the
 * bit, without its tensor of floats, which takes longer.
 */
export const samplePhoto = (
  { data, width }: Pixels,
  rows: SampleAxis,
  columns: SampleAxis,
  to: Float32Array,
): void => {
  // A product in double precision rounds to the same float as the quotient, in less time: it is off by 2^-52,
  // and a float over 127.5 is farther than 2^-34 from any midpoint of two floats.
  const factor = 1 / divisor
  for (let y = 0, at = 0; y < rows.share.length; y++) {
    const top = (rows.before[y] ?? 0) * width
    const bottom = (rows.after[y] ?? 0) * width
    const down = rows.share[y] ?? 0
    for (let x = 0; x < columns.share.length; x++, at += 3) {
      const left = columns.before[x] ?? 0
      const right = columns.after[x] ?? 0
      const across = columns.share[x] ?? 0
      const a = 4 * (top + left)
      const b = 4 * (top + right)
      const c = 4 * (bottom + left)
      const d = 4 * (bottom + right)
      to[at] = fround(between(data, a, b, c, d, across, down) * factor) - 1
      to[at + 1] = fround(between(data, a + 1, b + 1, c + 1, d + 1, across, down) * factor) - 1
      to[at + 2] = fround(between(data, a + 2, b + 2, c + 2, d + 2, across, down) * factor) - 1
    }
  }
}
