import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createJimp } from '@jimp/core'
import jpeg from '@jimp/js-jpeg'
import png from '@jimp/js-png'
import { methods as resize } from '@jimp/plugin-resize'
import { mozJpeg } from '@kaoiro/analyser/decode-jpeg'
import { colourProfileOf, profileNameOf, withoutChunks } from '@kaoiro/analyser/photo'
import type { Pixels } from '@kaoiro/core/photo'
import { preparedQuality } from '@kaoiro/core/photo'
import * as O from 'fp-ts/lib/Option.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { DecodedPhoto, PhotoEngine } from '../preparation.js'
import { profileOf } from './embedded-profile.js'

// Only the two formats and the method in use: loads in a third of the time of all of jimp.
const Jimp = createJimp({ formats: [jpeg, png], plugins: [resize] })

/** The JPEG decoder of the analyser: faster than jimp's own. */
const decodeJpeg = mozJpeg(() =>
  readFileSync(createRequire(import.meta.url).resolve('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm')),
)

const imageOf = ({ width, height, data }: Pixels) =>
  new Jimp({
    width,
    height,
    data: Buffer.from(data.buffer, data.byteOffset, data.byteLength),
  })

const jpegOf = async (bytes: Uint8Array) => {
  const pixels = await decodeJpeg(bytes)
  if (pixels === null) throw new Error('this JPEG cannot be decoded')
  return imageOf(pixels)
}

/** The PNG's first picture alone: jimp rejects animations, and pngjs bytes after the picture's end. */
const pictureAlone = (png: Uint8Array): Buffer => {
  const { buffer, byteOffset, byteLength } = withoutChunks(['acTL', 'fcTL', 'fdAT'], png)
  return Buffer.from(buffer, byteOffset, byteLength)
}

/** jimp: JavaScript and WebAssembly only, so that it works wherever Node does. */
export const jimpEngine: PhotoEngine = {
  name: 'jimp',

  decode: async (bytes, { type, width, height }, size) => {
    const image = type === 'png' ? await Jimp.fromBuffer(pictureAlone(bytes)) : await jpegOf(bytes)
    if (image.width !== width || image.height !== height) throw new Error('not the size it says')
    if (type === 'png') flattenOnWhite(image.bitmap.data)
    // The default mode averages areas; the others skip pixels.
    image.resize({ w: size.width, h: size.height })
    const toSrgb = pipe(
      profileOf(bytes, type),
      O.match(() => noProfile, withProfile),
    )
    return toSrgb({ ...size, data: image.bitmap.data })
  },

  encode: (pixels) => imageOf(pixels).getBuffer('image/jpeg', { quality: preparedQuality * 100 }),
}

/** Blends transparent pixels with white, because JPEG has no transparency. RGBA, in place. */
const flattenOnWhite = (data: Uint8Array): void => {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 255) / 255
    for (let channel = at; channel < at + 3; channel++)
      data[channel] = Math.round((data[channel] ?? 0) * alpha + 255 * (1 - alpha))
    data[at + 3] = 255
  }
}

const noProfile = (pixels: Pixels): DecodedPhoto => ({ pixels, profile: null })

/** jimp ignores profiles. Core converts the usual kind, three curves and a matrix. */
const withProfile =
  (profile: Uint8Array) =>
  (pixels: Pixels): DecodedPhoto => {
    const name = profileNameOf(profile)
    return pipe(
      colourProfileOf(profile),
      O.match(
        (): DecodedPhoto => ({ pixels, profile: { name, use: 'unused' } }),
        ({ isSrgb, toSrgb }) => ({
          pixels: toSrgb(pixels),
          profile: { name, use: isSrgb ? 'srgb' : 'converted' },
        }),
      ),
    )
  }
