import type { Dimensions } from '@kaoiro/core/photo/dimensions'

/** Pixels that all threads decode at once: the largest photo alone, or several of a phone's. */
export const mostPixelsAtOnce = 64_000_000

/** What a photo's preparation may take. */
export interface Bounds {
  readonly seconds: number
  /** By how many MB the whole process may grow. */
  readonly megabytes: number
}

/** jimp takes 560 MB for a JPEG of 48 megapixels; a 64th of a second a megapixel, at most, here. */
export const boundsOf = ({ width, height }: Dimensions): Bounds => ({
  seconds: 4 + Math.ceil((width * height) / 5_000_000),
  megabytes: 900,
})

/** How often memory is looked at, in milliseconds. */
export const memoryEvery = 50
