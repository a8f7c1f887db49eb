import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import { createJimp } from '@jimp/core'
import png from '@jimp/js-png'
import { acceptPhoto } from '@kaoiro/core/photo/file/accept'
import { colourProfileOf } from '@kaoiro/core/photo/icc/colour-profile'
import { jpegProfileOf } from '@kaoiro/core/photo/icc/jpeg-profile'
import { fitWithin, preparedSide } from '@kaoiro/core/photo/limits'
import { orientationOf } from '@kaoiro/core/photo/jpeg/orientation'
import type { Pixels } from '@kaoiro/fixtures/pixels/rasterise'
import { decodeAnyJpeg } from '../pixels/prepare.js'
import { refusalText } from './refusal-text.js'
import { resampled } from '../pixels/resample.js'
import { upright } from '../pixels/upright.js'

/** Photos in a folder and those below it, by their paths from there, sorted. */
export const photosIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(jpe?g|png)$/i.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()

/** Twice a prepared photo's: halved it still fills one, and a large original takes no longer. */
const workingSide = 2 * preparedSide

const within = (pixels: Pixels): Pixels =>
  Math.max(pixels.width, pixels.height) > workingSide
    ? resampled(pixels, fitWithin(workingSide)(pixels))
    : pixels

const Jimp = createJimp({ formats: [png] })

const decodePng = async (bytes: Uint8Array): Promise<Pixels> => {
  const { width, height, data } = (await Jimp.fromBuffer(Buffer.from(bytes))).bitmap
  return { width, height, data: onWhite(data) }
}

/** A JPEG has no transparency: what shows through is white, as a client prepares it. */
const onWhite = (data: Uint8Array): Uint8Array => {
  const result = new Uint8Array(data.length)
  for (let i = 0; i < data.length; i++) {
    const alpha = data[i | 3] ?? 255
    result[i] = i % 4 === 3 ? 255 : ((data[i] ?? 0) * alpha + 255 * (255 - alpha)) / 255 + 0.5
  }
  return result
}

/** As the service reads a JPEG: by the profile that it names. */
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

/** A file's picture, upright, a JPEG's in sRGB; throws if it is none that a client would take in. */
export const readPhoto = async (file: string): Promise<Pixels> => {
  const bytes = readFileSync(file)
  const accepted = acceptPhoto(bytes)
  if (E.isLeft(accepted)) throw new Error(refusalText(accepted.left))
  const pixels =
    accepted.right.type === 'jpeg'
      ? upright(orientationOf(bytes), inSrgb(bytes, decodeAnyJpeg(bytes)))
      : await decodePng(bytes)
  return within(pixels)
}
