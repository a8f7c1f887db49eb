import type { Pixels } from './pixels.js'

/** A picture's pixels, one word each: a view of its bytes where they are aligned, otherwise a copy. */
export const wordsOf = ({ data, width, height }: Pixels): Uint32Array =>
  data.byteOffset % 4 === 0
    ? new Uint32Array(data.buffer, data.byteOffset, width * height)
    : new Uint32Array(data.slice(0, width * height * 4).buffer)
