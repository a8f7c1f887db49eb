import type { Pixels } from './pixels.js'

/** Bytes as words of four: a view of them where they are aligned, otherwise a copy. Up to three at the end are left out. */
export const wordsIn = (bytes: Uint8Array | Uint8ClampedArray): Uint32Array => {
  const { buffer, byteOffset } = bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes)
  return new Uint32Array(buffer, byteOffset, bytes.length >> 2)
}

/** A picture's pixels, one word each: a view of its bytes where they are aligned, otherwise a copy. */
export const wordsOf = ({ data, width, height }: Pixels): Uint32Array =>
  wordsIn(data.subarray(0, width * height * 4))
