/** A JPEG's segment: what its marker says it is, and its data without marker and length. */
export interface Segment {
  readonly marker: number
  readonly data: Uint8Array
  /** Where its data ends in the file. */
  readonly end: number
}

/** Markers that stand alone, without a length: TEM, RST0–RST7, SOI (ITU-T T.81, B.1.1.3). */
const standsAlone = (marker: number): boolean =>
  marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** SOS: after its segment come the first scan's coded data, and no chain of segments any more. */
export const startOfScan = 0xda

/** The segments of a JPEG from its start, up to and with its first scan's header or a broken one. */
export function* segmentsOf(jpeg: Uint8Array): Generator<Segment, void> {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  let offset = 2
  while (offset + 4 <= jpeg.length && view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1)
    if (marker === 0xff) offset += 1
    else if (standsAlone(marker)) offset += 2
    else {
      const end = offset + 2 + view.getUint16(offset + 2)
      if (end > jpeg.length) return
      yield { marker, data: jpeg.subarray(offset + 4, end), end }
      if (marker === startOfScan) return
      offset = end
    }
  }
}
