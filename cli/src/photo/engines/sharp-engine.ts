import { colourProfileOf, hasColourTables, profileNameOf } from '@kaoiro/analyser/photo'
import type { Dimensions, Pixels } from '@kaoiro/core/photo'
import { maxPhotoPixels, preparedQuality } from '@kaoiro/core/photo'
import * as O from 'fp-ts/lib/Option.js'
import { pipe } from 'fp-ts/lib/function.js'
import sharp from 'sharp'
import type { ProfileUsed, PhotoEngine } from '../preparation.js'
import { profileOf } from './embedded-profile.js'

// Each photo is read once, so a cache would waste memory.
sharp.cache(false)

const white = '#ffffff'

/** Decodes without turning upright: core does that, the same for both engines. */
const decodeTo = async (
  bytes: Uint8Array,
  { width, height }: Dimensions,
  ignoreIcc: boolean,
): Promise<Pixels> => {
  const image = sharp(bytes, {
    failOn: 'error',
    limitInputPixels: maxPhotoPixels,
    autoOrient: false,
    ignoreIcc,
  })
  const { data, info } = await image
    // Cubic is closest to jimp's area average.
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .flatten({ background: white })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** sharp: libvips, which decodes at reduced size and applies all kinds of colour profiles. */
export const sharpEngine: PhotoEngine = {
  name: 'sharp',

  decode: async (bytes, { type }, size) => {
    const profile = profileOf(bytes, type)
    if (O.isNone(profile)) return { pixels: await decodeTo(bytes, size, true), profile: null }
    const name = profileNameOf(profile.value)
    const matrixUse = usedAsMatrix(profile.value)
    const isIgnored = matrixUse === null && !hasColourTables(profile.value)
    const pixels = await decodeTo(bytes, size, isIgnored)
    if (isIgnored) return { pixels, profile: { name, use: 'unused' } }
    return {
      pixels,
      profile: { name, use: matrixUse ?? (await usedByLibvips(bytes, size, pixels)) },
    }
  },

  encode: ({ width, height, data }) =>
    sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .jpeg({ quality: preparedQuality * 100, chromaSubsampling: '4:4:4' })
      .toBuffer(),
}

/** How a colour profile is used, if core can read it too; null for profiles it cannot read. */
const usedAsMatrix = (profile: Uint8Array): ProfileUsed['use'] | null =>
  pipe(
    colourProfileOf(profile),
    O.match(
      () => null,
      ({ isSrgb }) => (isSrgb ? 'srgb' : 'converted'),
    ),
  )

/** libvips silently ignores profiles that it cannot apply: then the pixels are unchanged. */
const usedByLibvips = async (
  bytes: Uint8Array,
  size: Dimensions,
  pixels: Pixels,
): Promise<ProfileUsed['use']> => {
  const asStored = await decodeTo(bytes, size, true)
  return asStored.data.every((byte, at) => byte === pixels.data[at]) ? 'unused' : 'converted'
}
