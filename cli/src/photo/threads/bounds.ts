import type { AcceptedPhoto } from '@kaoiro/core/photo/file/accept'

/** Pixels that all threads together decode at a time: several phone photos, or one larger photo. */
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

/** Milliseconds between two checks of time and memory. */
export const checkInterval = 5

/** Pixels of a photo after which a jimp thread is ended: its freed memory is not returned for long. */
export const maxKeptPixels = 8_000_000
