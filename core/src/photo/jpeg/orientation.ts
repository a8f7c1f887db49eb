import * as O from 'fp-ts/lib/Option.js'
import type { Dimensions } from '../raster/dimensions.js'
import { segmentsOf } from './segments.js'

/** EXIF's orientations: how the stored rows lie to the upright picture; 1 is upright (CIPA DC-008). */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** The orientation that a JPEG's header states; upright if it states none that is valid. */
export const orientationOf = (jpeg: Uint8Array): Orientation => {
  for (const { marker, data } of segmentsOf(jpeg))
    if (marker === app1 && startsWith(data, exif))
      return O.getOrElse((): Orientation => 1)(inTiff(data.subarray(exif.length)))
  return 1
}

/** The size of a picture of this orientation when it is upright: from 5 on, it lies on its side. */
export const uprightSize =
  (orientation: Orientation) =>
  ({ width, height }: Dimensions): Dimensions =>
    orientation >= 5 ? { width: height, height: width } : { width, height }

const app1 = 0xe1
const exif = 'Exif\0\0'

const startsWith = (bytes: Uint8Array, characters: string): boolean =>
  String.fromCharCode(...bytes.subarray(0, characters.length)) === characters

/** Tag, type (SHORT) and count of the one entry that is looked for (TIFF 6.0, section 2). */
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
