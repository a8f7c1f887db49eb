import type { Dimensions } from './raster/pixels.js'

/** The longer side of a prepared photo, in pixels (specification §9). */
export const preparedSide = 708

/** The JPEG quality of a prepared photo, 0 to 1 (specification §9). */
export const preparedQuality = 0.92

/** What a client takes in before it decodes: 25 MB and 64 megapixels. */
export const maxPhotoBytes = 25_000_000
export const maxPhotoPixels = 64_000_000

/** What the service takes in: a prepared photo, and never a large one. */
export const maxUploadBytes = 2_000_000

/**
 * Scans of a JPEG, each of which costs a decoder a pass over the picture, even an empty one. A progressive
 * photo has about ten.
 */
export const maxScans = 100

/** Pixels times scans: 20 scans of the largest photo that is taken, 100 of one of twelve megapixels. */
export const maxScannedPixels = 1_280_000_000

/**
 * Segments of a JPEG. Decoders put those that they keep into a list, and some walk it to its end for each one:
 * 50,000 empty ones take 3 s, 1,000 next to nothing. Cameras write some dozen. What is too long for one segment
 * of 65,533 bytes (extended XMP, depth maps, thermal pictures) needs 382 in a photo of 25 MB, a colour profile 255
 * at most (its chunks are numbered in a byte), and 100 progressive scans with their tables 300.
 */
export const maxSegments = 1_000

/** Profiles with tables for a printing press reach some megabytes; those that are used here, a few kB. */
export const maxProfileBytes = 4_000_000

/** Shorter sides below this many pixels are too few for the traits of a face to be measured. */
export const minPixels = 240

/**
 * The size of a prepared photo: the longer side exactly `side`, the aspect kept within a pixel and no
 * side below 1. A smaller photo is enlarged to it and never beyond (docs/decisions/0004).
 */
export const fitWithin =
  (side: number) =>
  ({ width, height }: Dimensions): Dimensions => {
    const scale = side / Math.max(width, height)
    const scaled = (length: number) => Math.max(1, Math.round(length * scale))
    return { width: scaled(width), height: scaled(height) }
  }
