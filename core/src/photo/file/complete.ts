import type { AcceptedPhoto } from './accept.js'
import { hasEveryBlock } from '../jpeg/scan-data.js'
import { segmentsOf, startOfScan } from '../jpeg/segments.js'

/**
 * Whether a photo's data is complete. Browsers show truncated photos with the missing part in grey. Data after the
 * end of the image (a video, a second picture) is ignored, and a JPEG may lack its end marker.
 */
export const isComplete = (bytes: Uint8Array, type: AcceptedPhoto['type']): boolean =>
  type === 'jpeg' ? hasEndMarker(bytes) || hasEveryBlock(bytes) : lastOf(bytes, imageEnd) >= 0

/** Adds the end marker that a complete photo may lack; returns the same bytes if it has one. */
export const withEndMarker = <B extends Uint8Array>(
  bytes: B,
  type: AcceptedPhoto['type'],
): B | Uint8Array<ArrayBuffer> =>
  type === 'png' || hasEndMarker(bytes) ? bytes : joined(bytes, endOfImage)

const joined = (bytes: Uint8Array, end: ReadonlyArray<number>): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(bytes.length + end.length)
  all.set(bytes)
  all.set(end, bytes.length)
  return all
}

/** IEND, the last chunk of a PNG (ISO 15948, 11.2.5). */
const imageEnd = [0x49, 0x45, 0x4e, 0x44]

/** EOI. In coded data 0xff is only followed by 0 or a restart marker (ITU-T T.81, B.1.1.5). */
const endOfImage = [0xff, 0xd9]

/** Only an end marker after the start of the scan counts: thumbnails in the header have their own. */
const hasEndMarker = (bytes: Uint8Array): boolean => {
  for (const { marker, end } of segmentsOf(bytes))
    if (marker === startOfScan) return lastOf(bytes, endOfImage) >= end
  return false
}

/**
 * The last position of a byte sequence, or -1. Searches from the end of the file, where the sequence usually is, and
 * avoids a call for each matching first byte: a file may contain 25 million of them.
 */
const lastOf = (bytes: Uint8Array, sought: ReadonlyArray<number>): number => {
  let at = bytes.length - sought.length
  while (at >= 0 && !isAt(bytes, sought, at)) at--
  return Math.max(at, -1)
}

const isAt = (bytes: Uint8Array, sought: ReadonlyArray<number>, at: number): boolean => {
  let same = 0
  while (same < sought.length && bytes[at + same] === sought[same]) same++
  return same === sought.length
}
