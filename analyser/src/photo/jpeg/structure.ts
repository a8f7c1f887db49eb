import * as O from 'fp-ts/lib/Option.js'
import type { Complexity, Dimensions } from '@kaoiro/core/photo'
import { maxScannedPixels, maxScans, maxSegments } from '@kaoiro/core/photo'
import { startOfScan } from './segments.js'

/** Number of parts that a decoder reads until the end of the image. */
export interface JpegStructure {
  /** Segments with a marker and a length: tables, metadata, frame and scan headers. */
  readonly segments: number
  readonly scans: number
}

const endOfImage = 0xd9

/**
 * Whether a marker is followed by a length: SOF0 and above, except RST0–RST7 and SOI. Lower markers are reserved or
 * lack a length (ITU-T T.81, table B.1).
 */
const hasLength = (marker: number): boolean => marker >= 0xc0 && (marker < 0xd0 || marker > 0xd8)

/**
 * Counts segments and scans as decoders read them: they skip a segment by its length, and otherwise search for the
 * next marker. Content of segments and data after the end of the image are not counted.
 */
export function structureOf(jpeg: Uint8Array): JpegStructure {
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
      // The length includes its own two bytes; decoders treat smaller values as 2.
      at += 2 + Math.max(2, (jpeg[at + 2] ?? 0) * 256 + (jpeg[at + 3] ?? 0))
    }
  }
  return { segments, scans }
}

/** Detects JPEGs that take longer to decode than their bytes and pixels suggest. */
export function tooComplex(jpeg: Uint8Array, { width, height }: Dimensions): O.Option<Complexity> {
  const { segments, scans } = structureOf(jpeg)
  const max = Math.min(maxScans, Math.floor(maxScannedPixels / (width * height)))
  if (scans > max) return O.some({ _tag: 'TooManyScans', scans, max })
  return segments > maxSegments
    ? O.some({ _tag: 'TooManySegments', segments, max: maxSegments })
    : O.none
}
