import * as O from 'fp-ts/lib/Option.js'
import type { Complexity, Dimensions } from '@kaoiro/core/photo'
import { maxScannedPixels, maxScans, maxSegments } from '@kaoiro/core/photo'

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

/** A marker of a JPEG, and the range of its segment's data according to the length in its header. */
interface Marker {
  readonly marker: number
  /** Offset of the data, after marker and length. */
  readonly start: number
  /** End of the data; beyond the file if the segment is truncated. */
  readonly end: number
}

/** A complete segment; `data` excludes marker and length. */
export interface Segment extends Marker {
  readonly data: Uint8Array
}

/** Markers without a length: TEM, RST0–RST7, SOI (ITU-T T.81, B.1.1.3). */
const standsAlone = (marker: number): boolean =>
  marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** SOS. Its segment is followed by the coded data of the first scan, which ends the chain of segments. */
export const startOfScan = 0xda

/**
 * Reserved and invalid markers (ITU-T T.81, table B.1) end the chain: decoders search for the next marker right after
 * them, instead of using a length.
 */
const isNoMarker = (marker: number): boolean =>
  marker === 0x00 || (marker >= 0x02 && marker <= 0xbf)

/** Follows the chain of segments (marker, length, data) from the start of a JPEG until it breaks. */
function* markersOf(jpeg: Uint8Array): Generator<Marker, void> {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  let offset = 2
  while (offset + 4 <= jpeg.length && view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1)
    if (isNoMarker(marker)) return
    if (marker === 0xff) offset += 1
    else if (standsAlone(marker)) offset += 2
    else {
      const end = offset + 2 + view.getUint16(offset + 2)
      yield { marker, start: offset + 4, end }
      offset = end
    }
  }
}

/** The complete segments from the start of a JPEG, up to and including its first scan header. */
export function* segmentsOf(jpeg: Uint8Array): Generator<Segment, void> {
  for (const each of markersOf(jpeg)) {
    if (each.end > jpeg.length) return
    yield { ...each, data: jpeg.subarray(each.start, each.end) }
    if (each.marker === startOfScan) return
  }
}

/** Coding process of a frame: all decoders support ordinary ones, few support the others. */
type JpegCoding = 'ordinary' | 'lossless' | 'hierarchical' | 'arithmetic'

/** The fields of a JPEG frame header (ITU-T T.81, B.2.2). */
export interface JpegFrame {
  readonly coding: JpegCoding
  /** Bits per sample. */
  readonly precision: number
  readonly width: number
  readonly height: number
  /** 1 for grey, 3 for colour, 4 for CMYK. */
  readonly components: number
}

/** SOF0–SOF15 without DHT (C4), JPG (C8) and DAC (CC) (ITU-T T.81, B.1). */
const isStartOfFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** SOF0–SOF2 are ordinary; the bits of the others encode how they differ (ITU-T T.81, table B.1). */
const codingOf = (startOfFrame: number): JpegCoding => {
  const kind = startOfFrame & 0x0f
  if (kind <= 2) return 'ordinary'
  if (kind >= 9) return 'arithmetic'
  return kind === 3 ? 'lossless' : 'hierarchical'
}

/** Reads the frame header. It may be truncated after the number of components. */
export function jpegFrameOf(jpeg: Uint8Array): O.Option<JpegFrame> {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  for (const { marker, start } of markersOf(jpeg))
    if (isStartOfFrame(marker))
      return start + 6 <= jpeg.length
        ? O.some({
            coding: codingOf(marker),
            precision: view.getUint8(start),
            height: view.getUint16(start + 1),
            width: view.getUint16(start + 3),
            components: view.getUint8(start + 5),
          })
        : O.none
  return O.none
}
