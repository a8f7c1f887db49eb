import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { Dimensions, Refusal } from '@kaoiro/core/photo'
import { imageTypeOf, maxPhotoBytes, maxPhotoPixels } from '@kaoiro/core/photo'
import { tooComplex, jpegFrameOf, segmentsOf, startOfScan } from '../jpeg/structure.js'
import { pipe } from 'fp-ts/lib/function.js'
import { hasEveryBlock } from '../jpeg/scan-data.js'

export interface AcceptedPhoto extends Dimensions {
  readonly type: 'jpeg' | 'png'
}

/** Checks whether a file can be decoded as a photo, without decoding it. */
export function acceptPhoto(bytes: Uint8Array): E.Either<Refusal, AcceptedPhoto> {
  const type = imageTypeOf(bytes)
  if (type !== 'jpeg' && type !== 'png') return E.left({ _tag: 'NotAPhoto', found: type })
  if (bytes.length > maxPhotoBytes)
    return E.left({ _tag: 'TooManyBytes', bytes: bytes.length, max: maxPhotoBytes })
  const dimensions = dimensionsOf(bytes)
  if (O.isNone(dimensions)) return E.left({ _tag: 'BrokenPhoto' })
  const pixels = dimensions.value.width * dimensions.value.height
  if (pixels > maxPhotoPixels) return E.left({ _tag: 'TooManyPixels', pixels, max: maxPhotoPixels })
  const complexity = type === 'jpeg' ? tooComplex(bytes, dimensions.value) : O.none
  return O.isSome(complexity) ? E.left(complexity.value) : E.right({ type, ...dimensions.value })
}

/**
 * The size in pixels from a JPEG or PNG header, before any orientation is applied. None if the header is missing
 * or broken. Decodes nothing, so the size of the picture does not matter.
 */
export function dimensionsOf(bytes: Uint8Array): O.Option<Dimensions> {
  const type = imageTypeOf(bytes)
  return type === 'png' ? ofPng(bytes) : type === 'jpeg' ? ofJpeg(bytes) : O.none
}

const positive = (width: number, height: number): O.Option<Dimensions> =>
  width > 0 && height > 0 ? O.some({ width, height }) : O.none

/** PNG: the first chunk is IHDR, and starts with width and height as 32-bit numbers (ISO 15948). */
const ofPng = (bytes: Uint8Array): O.Option<Dimensions> => {
  if (bytes.length < 24 || String.fromCharCode(...bytes.subarray(12, 16)) !== 'IHDR') return O.none
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return positive(view.getUint32(16), view.getUint32(20))
}

const ofJpeg = (bytes: Uint8Array): O.Option<Dimensions> =>
  pipe(
    jpegFrameOf(bytes),
    O.flatMap(({ width, height }) => positive(width, height)),
  )

/**
 * A photo's bytes with the end marker that a complete JPEG may lack; the same bytes if they have one; null if data is
 * missing. Browsers show truncated photos with the missing part in grey. Data after the end of the image (a video, a
 * second picture) is ignored.
 */
export function withEndMarker<B extends Uint8Array>(
  bytes: B,
  type: AcceptedPhoto['type'],
): B | Uint8Array<ArrayBuffer> | null {
  if (type === 'png') return lastOf(bytes, imageEnd) >= 0 ? bytes : null
  if (hasEndMarker(bytes)) return bytes
  return hasEveryBlock(bytes) ? joined(bytes, endOfImage) : null
}

export function isComplete(bytes: Uint8Array, type: AcceptedPhoto['type']): boolean {
  return withEndMarker(bytes, type) !== null
}

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
