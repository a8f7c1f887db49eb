import * as O from 'fp-ts/lib/Option.js'
import { markersOf } from './segments.js'

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
export const jpegFrameOf = (jpeg: Uint8Array): O.Option<JpegFrame> => {
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
