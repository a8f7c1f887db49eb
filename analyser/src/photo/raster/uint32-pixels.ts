import type { Pixels } from '@kaoiro/core/photo'

/** Bytes as 32-bit words: a view if they are aligned, otherwise a copy. Drops up to three trailing bytes. */
export const wordsIn = (bytes: Uint8Array | Uint8ClampedArray): Uint32Array => {
  const { buffer, byteOffset } = bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes)
  return new Uint32Array(buffer, byteOffset, bytes.length >> 2)
}

/** A picture's pixels, one 32-bit word each: a view if the bytes are aligned, otherwise a copy. */
export const wordsOf = ({ data, width, height }: Pixels): Uint32Array =>
  wordsIn(data.subarray(0, width * height * 4))
