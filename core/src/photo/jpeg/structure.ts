import * as O from 'fp-ts/lib/Option.js'
import type { Dimensions } from '../raster/pixels.js'
import { maxScannedPixels, maxScans, maxSegments } from '../limits.js'
import { startOfScan } from './segments.js'

/** How many parts a decoder meets until the picture's end. */
export interface JpegStructure {
  /** Everything that has a marker and a length: tables, metadata, the frame, each scan's header. */
  readonly segments: number
  readonly scans: number
}

const endOfImage = 0xd9

/** From SOF0 on, but for RST0–RST7 and SOI; what is below is reserved, or stands alone (ITU-T T.81, table B.1). */
const hasLength = (marker: number): boolean => marker >= 0xc0 && (marker < 0xd0 || marker > 0xd8)

/**
 * Counted as decoders read: they skip a segment by its length, and else look for the next marker. So what
 * a segment holds is not counted, and neither is what a camera writes after the end.
 */
export const structureOf = (jpeg: Uint8Array): JpegStructure => {
  let segments = 0
  let scans = 0
  let at = 2
  while (at + 1 < jpeg.length) {
    const marker = jpeg[at + 1] ?? 0
    if (jpeg[at] !== 0xff || marker === 0xff) at += 1
    else if (marker === endOfImage) break
    else if (!hasLength(marker)) at += 2
    else {
      segments += 1
      if (marker === startOfScan) scans += 1
      // The length counts itself; decoders read it, and take a smaller one for 2.
      at += 2 + Math.max(2, (jpeg[at + 2] ?? 0) * 256 + (jpeg[at + 3] ?? 0))
    }
  }
  return { segments, scans }
}

/** A JPEG of more parts than any camera or editor writes. */
export type Complexity =
  | { readonly _tag: 'TooManySegments'; readonly segments: number; readonly max: number }
  | { readonly _tag: 'TooManyScans'; readonly scans: number; readonly max: number }

/** Whether decoding would take longer than bytes and pixels explain. */
export const tooComplex = (
  jpeg: Uint8Array,
  { width, height }: Dimensions,
): O.Option<Complexity> => {
  const { segments, scans } = structureOf(jpeg)
  const max = Math.min(maxScans, Math.floor(maxScannedPixels / (width * height)))
  if (scans > max) return O.some({ _tag: 'TooManyScans', scans, max })
  return segments > maxSegments
    ? O.some({ _tag: 'TooManySegments', segments, max: maxSegments })
    : O.none
}
