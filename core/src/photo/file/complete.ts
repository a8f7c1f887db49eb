import type { AcceptedPhoto } from './accept.js'
import { segmentsOf, startOfScan } from '../jpeg/segments.js'

/**
 * Whether a photo has its end. A browser shows what there is of one that was cut off, and grey for the
 * rest. What a camera writes after the end (a film, a second picture) is no matter.
 */
export const isComplete = (bytes: Uint8Array, type: AcceptedPhoto['type']): boolean =>
  type === 'jpeg' ? isWholeJpeg(bytes) : lastOf(bytes, imageEnd) >= 0

/** IEND, a PNG's last chunk (ISO 15948, 11.2.5). */
const imageEnd = [0x49, 0x45, 0x4e, 0x44]

/** EOI; in coded data 0xff is never before anything but 0 or a restart (ITU-T T.81, B.1.1.5). */
const endOfImage = [0xff, 0xd9]

/** The end counts after the scan has begun: a thumbnail in the header has an end of its own. */
const isWholeJpeg = (bytes: Uint8Array): boolean => {
  for (const { marker, end } of segmentsOf(bytes))
    if (marker === startOfScan) return lastOf(bytes, endOfImage) >= end
  return false
}

/**
 * Where these bytes begin for the last time, or -1. Looked for from the end, where they mostly are, and without a
 * call for each byte that is like their first: a file may have 25 million of those.
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
