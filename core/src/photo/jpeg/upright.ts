import type { Orientation } from './orientation.js'
import { uprightSize } from './orientation.js'
import type { Pixels } from '../raster/pixels.js'

/** Where the upright picture's first pixel is stored, and how far on its next ones in a row and a column are. */
interface Walk {
  readonly first: number
  readonly right: number
  readonly down: number
}

/** The stored picture of width w and height h, walked as the upright one is read (CIPA DC-008, 0x0112). */
const walks: Readonly<Record<Orientation, (w: number, h: number) => Walk>> = {
  1: (w) => ({ first: 0, right: 1, down: w }),
  2: (w) => ({ first: w - 1, right: -1, down: w }),
  3: (w, h) => ({ first: w * h - 1, right: -1, down: -w }),
  4: (w, h) => ({ first: w * (h - 1), right: 1, down: -w }),
  5: (w) => ({ first: 0, right: w, down: 1 }),
  6: (w, h) => ({ first: w * (h - 1), right: -w, down: 1 }),
  7: (w, h) => ({ first: w * h - 1, right: -w, down: -1 }),
  8: (w) => ({ first: w - 1, right: w, down: -1 }),
}

/** A stored picture as the visitor sees it; the very same if it is upright already. */
export const upright =
  (orientation: Orientation) =>
  (stored: Pixels): Pixels => {
    if (orientation === 1) return stored
    const { first, right, down } = walks[orientation](stored.width, stored.height)
    const { width, height } = uprightSize(orientation)(stored)
    const from = stored.data
    const data = new Uint8Array(width * height * 4)
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at += 4) {
        const pixel = (first + right * x + down * y) * 4
        for (let channel = 0; channel < 4; channel++)
          data[at + channel] = from[pixel + channel] ?? 0
      }
    return { width, height, data }
  }
