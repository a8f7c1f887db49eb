import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import type { Dimensions, Pixels } from '@kaoiro/core/photo'
import { segmentsOf } from '../jpeg/structure.js'
import { imageTypeOf } from '@kaoiro/core/photo'
import { chunksOf } from '../png/chunks.js'

/** EXIF orientations: how the stored rows relate to the upright picture; 1 is upright (CIPA DC-008). */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** The EXIF orientation of a JPEG or PNG; 1 if it is missing or invalid. */
export function orientationOf(photo: Uint8Array): Orientation {
  return pipe(
    imageTypeOf(photo) === 'png' ? pngExif(photo) : jpegExif(photo),
    O.flatMap(inTiff),
    O.getOrElse((): Orientation => 1),
  )
}

const jpegExif = (jpeg: Uint8Array): O.Option<Uint8Array> => {
  for (const { marker, data } of segmentsOf(jpeg))
    if (marker === app1 && startsWith(data, exif)) return O.some(data.subarray(exif.length))
  return O.none
}

/** The chunk of a PNG's EXIF data, without the prefix that a JPEG has (PNG 3, 11.3.4.5). */
export const pngExifChunk = 'eXIf'

const pngExif = (png: Uint8Array): O.Option<Uint8Array> => {
  for (const { type, data } of chunksOf(png)) if (type === pngExifChunk) return O.some(data)
  return O.none
}

/** The size of a picture once it is upright. Orientations 5 to 8 swap width and height. */
export const uprightSize =
  (orientation: Orientation) =>
  ({ width, height }: Dimensions): Dimensions =>
    orientation >= 5 ? { width: height, height: width } : { width, height }

const app1 = 0xe1
const exif = 'Exif\0\0'

const startsWith = (bytes: Uint8Array, characters: string): boolean =>
  String.fromCharCode(...bytes.subarray(0, characters.length)) === characters

/** Tag and type (SHORT) of the orientation entry, and the size of an entry (TIFF 6.0, section 2). */
const orientationTag = 0x0112
const short = 3
const entryBytes = 12

const inTiff = (tiff: Uint8Array): O.Option<Orientation> => {
  const little = startsWith(tiff, 'II*\0')
  if ((!little && !startsWith(tiff, 'MM\0*')) || tiff.length < 8) return O.none
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const directory = view.getUint32(4, little)
  if (directory + 2 > tiff.length) return O.none
  const first = directory + 2
  const end = first + view.getUint16(directory, little) * entryBytes
  for (let entry = first; entry + entryBytes <= Math.min(end, tiff.length); entry += entryBytes)
    if (view.getUint16(entry, little) === orientationTag)
      return view.getUint16(entry + 2, little) === short
        ? O.fromPredicate(isOrientation)(view.getUint16(entry + 8, little))
        : O.none
  return O.none
}

const isOrientation = (value: number): value is Orientation => value >= 1 && value <= 8

/** Index of the upright picture's first pixel in the stored one, and the steps to the next column and row. */
interface Walk {
  readonly first: number
  readonly right: number
  readonly down: number
}

/** The walk for each orientation through a stored picture of width w and height h (CIPA DC-008, 0x0112). */
const walks: Readonly<Record<Orientation, (w: number, h: number) => Walk>> = {
  1: (w) => ({ first: 0, right: 1, down: w }),
  2: (w) => ({ first: w - 1, right: -1, down: w }),
  3: (w, h) => ({ first: w * h - 1, right: -1, down: -w }),
  4: (w, h) => ({ first: w * (h - 1), right: 1, down: -w }),
  5: (w) => ({ first: 0, right: w, down: 1 }),
  6: (w, h) => ({ first: w * (h - 1), right: -w, down: 1 }),
  7: (w, h) => ({ first: w * h - 1, right: -w, down: -1 }),
  8: (w) => ({ first: w - 1, right: w, down: -1 }),
}

/** Turns a stored picture upright; returns the same object if it already is. */
export const upright =
  (orientation: Orientation) =>
  (stored: Pixels): Pixels => {
    if (orientation === 1) return stored
    const { first, right, down } = walks[orientation](stored.width, stored.height)
    const { width, height } = uprightSize(orientation)(stored)
    const from = stored.data
    const data = new Uint8Array(width * height * 4)
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at += 4) {
        const pixel = (first + right * x + down * y) * 4
        for (let channel = 0; channel < 4; channel++)
          data[at + channel] = from[pixel + channel] ?? 0
      }
    return { width, height, data }
  }
