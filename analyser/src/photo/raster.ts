import type { Pixels } from '@kaoiro/core/photo'

/** Bytes as 32-bit words: a view if they are aligned, otherwise a copy. Drops up to three trailing bytes. */
export function wordsIn(bytes: Uint8Array | Uint8ClampedArray): Uint32Array {
  const { buffer, byteOffset } = bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes)
  return new Uint32Array(buffer, byteOffset, bytes.length >> 2)
}

/** A picture's pixels, one 32-bit word each: a view if the bytes are aligned, otherwise a copy. */
export function wordsOf({ data, width, height }: Pixels): Uint32Array {
  return wordsIn(data.subarray(0, width * height * 4))
}

/** Flips a picture horizontally. */
export function mirrored(pixels: Pixels): Pixels {
  const { width, height } = pixels
  const to = wordsOf(pixels).slice()
  for (let row = 0; row < to.length; row += width) to.subarray(row, row + width).reverse()
  // Same array type as the decoder's: code that always sees one type runs a tenth faster.
  return { width, height, data: new Uint8ClampedArray(to.buffer) }
}

/** Positive if the right half is lighter; the mirror image has the opposite sign. */
const lean = ({ width, height, data }: Pixels): number => {
  let sum = 0
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4)
      sum += (2 * x - width + 1) * ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0))
  return sum
}

/** Compares the bytes of two pictures: negative if `one` comes first, 0 if they are equal. */
const order = ({ data: one }: Pixels, { data: other }: Pixels): number => {
  const at = one.findIndex((byte, i) => byte !== other[i])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}

/**
 * Returns the picture or its mirror image, whichever is lighter on the right, so that both give the same result.
 * If the halves balance, the one that comes first in byte order.
 */
export function mirrorInvariant(pixels: Pixels): Pixels {
  const side = lean(pixels)
  if (side > 0) return pixels
  const mirror = mirrored(pixels)
  return side < 0 || order(pixels, mirror) > 0 ? mirror : pixels
}
