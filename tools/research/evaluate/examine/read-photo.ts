import { readFileSync } from 'node:fs'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { pipe } from 'fp-ts/lib/function.js'
import sharp from 'sharp'
import { acceptPhoto, colourProfileOf, jpegProfileOf, orientationOf } from '@kaoiro/analyser/photo'
import { fitWithin, preparedSide } from '@kaoiro/core/photo'
import { messages } from '@kaoiro/texts/en'
import type { Orientation } from '@kaoiro/analyser/photo'
import { storedAs } from '@kaoiro/fixtures/photo/jpeg/orientation'
import type { Pixels } from '@kaoiro/fixtures/pixels/rasterise'
import { decodeAnyJpeg, resampled } from '../pixels/resample.js'

/** The two quarter turns are each other's inverse; every other orientation is its own inverse. */
const inverse = (orientation: Orientation): Orientation =>
  orientation === 6 ? 8 : orientation === 8 ? 6 : orientation

/** Turns stored pixels upright, by the EXIF orientation (CIPA DC-008, 0x0112). */
export const upright = (orientation: Orientation, stored: Pixels): Pixels =>
  orientation === 1 ? stored : storedAs(inverse(orientation), stored)

/** Converts a JPEG's pixels to sRGB by its embedded profile, as the service does. */
const inSrgb = (bytes: Uint8Array, pixels: Pixels): Pixels =>
  pipe(
    jpegProfileOf(bytes),
    O.flatMap(colourProfileOf),
    O.match(
      () => pixels,
      ({ toSrgb }) => {
        const { width, height, data } = toSrgb(pixels)
        return { width, height, data: new Uint8Array(data) }
      },
    ),
  )

/** Decodes a PNG on a white background, as a client prepares it. */
const decodePng = async (bytes: Uint8Array): Promise<Pixels> => {
  const { data, info } = await sharp(bytes)
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8Array(data) }
}

/** Twice the side of a prepared photo, so that a photo is still large enough after a change to half its size. */
const workingSide = 2 * preparedSide

/** Reads a photo, upright and in sRGB; throws if a client would refuse the file. */
export const readPhoto = async (file: string): Promise<Pixels> => {
  const bytes = readFileSync(file)
  const accepted = acceptPhoto(bytes)
  if (E.isLeft(accepted)) throw new Error(messages.refusal(accepted.left))
  const stored =
    accepted.right.type === 'jpeg' ? inSrgb(bytes, decodeAnyJpeg(bytes)) : await decodePng(bytes)
  const pixels = upright(orientationOf(bytes), stored)
  return Math.max(pixels.width, pixels.height) > workingSide
    ? resampled(pixels, fitWithin(workingSide)(pixels))
    : pixels
}
