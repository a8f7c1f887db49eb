import * as O from 'fp-ts/lib/Option.js'
import { preparedSide } from '@kaoiro/core/photo'
import type { Pixels } from '@kaoiro/core/photo'

/** Bytes; more than the header of any prepared photo. */
const maxHeaderLength = 20

const isPrepared = (side: number): boolean => side >= 1 && side <= preparedSide

/**
 * Reads a portable pixmap (Netpbm P6); none if the bytes are not one. Services before 29 November 2026 decoded a photo
 * when its analysis was requested, and stored it as a pixmap. During an upgrade, new workers analyse such photos.
 */
export function pixelsOfPixmap(bytes: Uint8Array): O.Option<Pixels> {
  const start = Buffer.from(bytes.subarray(0, maxHeaderLength)).toString('latin1')
  const [header = '', columns, rows] = /^P6\n *(\d+) (\d+)\n255\n/.exec(start) ?? []
  const [width, height] = [Number(columns), Number(rows)]
  const isComplete = bytes.length === header.length + width * height * 3
  if (!isPrepared(width) || !isPrepared(height) || !isComplete) return O.none
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let from = header.length, to = 0; to < data.length; from += 3, to += 4)
    data.set(bytes.subarray(from, from + 3), to)
  return O.some({ data, width, height })
}
