/** Width and height in pixels. */
export interface Dimensions {
  readonly width: number
  readonly height: number
}

/** Decoded, upright pixels in sRGB: rows from the top, four bytes per pixel (red, green, blue, alpha). */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}

/** A rectangle in whole pixels; `right` and `bottom` are exclusive. */
export interface Region {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export function wholePicture({ width, height }: Dimensions): Region {
  return {
    left: 0,
    top: 0,
    right: width,
    bottom: height,
  }
}

/** Luma of a colour, 0 to 255 (Rec. 601 weights). */
export function lumaOf(red: number, green: number, blue: number): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue
}

/** Longer side of a prepared photo, in pixels (specification §9). */
export const preparedSide = 708

/** JPEG quality of a prepared photo, 0 to 1 (specification §9). */
export const preparedQuality = 0.92

/** Largest photos that clients decode: 25 MB and 64 megapixels. */
export const maxPhotoBytes = 25_000_000
export const maxPhotoPixels = 64_000_000

/** Largest upload that the service accepts; prepared photos are far smaller. */
export const maxUploadBytes = 2_000_000

/**
 * Maximum number of scans in a JPEG. The decoder passes over the whole picture once for each scan, even an empty one. A
 * progressive photo has about ten.
 */
export const maxScans = 100

/** Maximum of pixels times scans: 20 scans at 64 megapixels, 100 at 12 megapixels. */
export const maxScannedPixels = 1_280_000_000

/**
 * Maximum number of segments in a JPEG. Decoders keep segments in a list, and some walk it to the end for each new
 * one: 50,000 empty segments take 3 s, 1,000 almost no time. Cameras write a few dozen. Data too long for one
 * segment of 65,533 bytes (extended XMP, depth maps, thermal images) takes up to 382 in a photo of 25 MB, a colour
 * profile at most 255 (its chunks are numbered with one byte), and 100 progressive scans with their tables 300.
 */
export const maxSegments = 1_000

/**
 * Maximum size of a colour profile, in bytes. Profiles with tables for printing reach several megabytes; the supported
 * kinds take a few kB.
 */
export const maxProfileBytes = 4_000_000

/** Minimum shorter side of a photo, in pixels, for measuring the traits of a face. */
export const minPixels = 240

/**
 * The size of a prepared photo: the longer side is exactly `side`, the aspect ratio is kept within a pixel, and no
 * side is below 1. Smaller photos are enlarged (docs/decisions/0009).
 */
export const fitWithin =
  (side: number) =>
  ({ width, height }: Dimensions): Dimensions => {
    const scale = side / Math.max(width, height)
    const scaled = (length: number) => Math.max(1, Math.round(length * scale))
    return { width: scaled(width), height: scaled(height) }
  }
