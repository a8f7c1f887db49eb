import type { AcceptedPhoto } from '@kaoiro/core/photo/accept'

/** Pixels that all threads decode at once: several photos of a phone, or a larger one alone. */
export const maxPixelsAtOnce = 32_000_000

/** What a photo's preparation may take. */
export interface Bounds {
  readonly seconds: number
  /** By how many MB the whole process may grow. */
  readonly megabytes: number
}

/**
 * jimp takes 2 s and 560 MB for a JPEG of 48 megapixels here, and a slow machine may take several times
 * as long. A PNG of that size is no photo; those of few colours are unpacked bit by bit.
 */
export const boundsOf = ({ type, width, height }: AcceptedPhoto): Bounds => ({
  seconds: type === 'png' ? 4 : 4 + Math.ceil((width * height) / 5_000_000),
  megabytes: 840,
})

/** How often time and memory are looked at, in milliseconds. */
export const checkInterval = 5

/** Pixels after which a thread of jimp is ended: what it has let go of is not given back before long. */
export const maxKeptPixels = 8_000_000
