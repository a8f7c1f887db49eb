/** A marker of a JPEG, and the range of its segment's data according to the length in its header. */
export interface Marker {
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
export function* markersOf(jpeg: Uint8Array): Generator<Marker, void> {
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
