import type { Pixels } from './pixels.js'
import { wordsOf } from './uint32-pixels.js'

/** The picture with left and right exchanged. */
export const mirrored = (pixels: Pixels): Pixels => {
  const { width, height } = pixels
  const to = wordsOf(pixels).slice()
  for (let row = 0; row < to.length; row += width) to.subarray(row, row + width).reverse()
  // As the decoder's: code that meets one kind of array alone is a tenth faster.
  return { width, height, data: new Uint8ClampedArray(to.buffer) }
}

/** Above 0 if the picture's right half is the lighter one: the mirror image has the opposite sign. */
const lean = ({ width, height, data }: Pixels): number => {
  let sum = 0
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4)
      sum += (2 * x - width + 1) * ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0))
  return sum
}

/** Below 0 if a picture's bytes come before those of its mirror image, 0 if they are the same. */
const order = ({ data: one }: Pixels, { data: other }: Pixels): number => {
  const at = one.findIndex((byte, i) => byte !== other[i])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}

/**
 * The one of a picture and its mirror image that is lighter to the right: the same for both, so that
 * whatever looks at it cannot tell them apart. If they balance, the one whose bytes come first.
 */
export const mirrorInvariant = (pixels: Pixels): Pixels => {
  const side = lean(pixels)
  if (side > 0) return pixels
  const mirror = mirrored(pixels)
  return side < 0 || order(pixels, mirror) > 0 ? mirror : pixels
}
