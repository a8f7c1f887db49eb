/** What a JPEG's marker says that its segment is, and where the segment's data lie, as it claims. */
export interface Marker {
  readonly marker: number
  /** Where its data begin in the file, after marker and length. */
  readonly start: number
  /** Where they end; outside the file if that is cut off. */
  readonly end: number
}

/** A JPEG's segment that is all there: its data without marker and length. */
export interface Segment extends Marker {
  readonly data: Uint8Array
}

/** Markers that stand alone, without a length: TEM, RST0–RST7, SOI (ITU-T T.81, B.1.1.3). */
const standsAlone = (marker: number): boolean =>
  marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** SOS: after its segment come the first scan's coded data, and no chain of segments any more. */
export const startOfScan = 0xda

/**
 * Reserved or no markers at all (ITU-T T.81, table B.1). Decoders skip what looks like one, and read on
 * inside of what a chain of lengths would jump over.
 */
const isNoMarker = (marker: number): boolean =>
  marker === 0x00 || (marker >= 0x02 && marker <= 0xbf)

/** The chain of a JPEG's segments (marker, length, data) from its start, until it breaks. */
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

/** The segments of a JPEG from its start, up to and with its first scan's header or a broken one. */
export function* segmentsOf(jpeg: Uint8Array): Generator<Segment, void> {
  for (const each of markersOf(jpeg)) {
    if (each.end > jpeg.length) return
    yield { ...each, data: jpeg.subarray(each.start, each.end) }
    if (each.marker === startOfScan) return
  }
}
