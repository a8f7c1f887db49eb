import * as E from 'fp-ts/lib/Either.js'
import type * as O from 'fp-ts/lib/Option.js'
import { createJimp } from '@jimp/core'
import jpeg from '@jimp/js-jpeg'
import png from '@jimp/js-png'
import { methods as resize } from '@jimp/plugin-resize'
import type { AcceptedPhoto, Refusal } from '@kaoiro/core/photo/accept'
import { acceptPhoto } from '@kaoiro/core/photo/accept'
import type { Dimensions } from '@kaoiro/core/photo/dimensions'
import { fitWithin, preparedQuality, preparedSide } from '@kaoiro/core/photo/limits'
import type { QualityHint } from '@kaoiro/core/photo/quality'
import { measureQuality, qualityHints } from '@kaoiro/core/photo/quality'
import { photoProfileOf } from './photo-profile.js'

// Two formats and one method: a third of the time that the whole of jimp takes to load.
const Jimp = createJimp({ formats: [jpeg, png], plugins: [resize] })

/** 64 megapixels, the most that is accepted, decode within this; jimp's own limit is half of it. */
const decoderMemory = { maxMemoryUsageInMB: 2048 } as const

export interface PreparedPhoto {
  readonly jpeg: Uint8Array
  /** As the visitor sees it, upright. */
  readonly original: Dimensions
  readonly prepared: Dimensions
  readonly hints: ReadonlyArray<QualityHint>
  /** The name of a colour profile that could not be used. */
  readonly unusedProfile: O.Option<string>
}

/** A file's bytes as the photo that is sent: upright, in sRGB, longer side 708, JPEG of quality 0.92. */
export const preparePhoto = async (
  bytes: Uint8Array,
): Promise<E.Either<Refusal, PreparedPhoto>> => {
  const accepted = acceptPhoto(bytes)
  return E.isLeft(accepted) ? accepted : decodeAndFit(bytes, accepted.right)
}

const decodeAndFit = async (
  bytes: Uint8Array,
  { type }: AcceptedPhoto,
): Promise<E.Either<Refusal, PreparedPhoto>> => {
  try {
    const image = await Jimp.fromBuffer(Buffer.from(bytes), { 'image/jpeg': decoderMemory })
    const original = { width: image.width, height: image.height }
    const prepared = fitWithin(preparedSide)(original)
    if (type === 'png') onWhite(image.bitmap.data)
    image.resize({ w: prepared.width, h: prepared.height })
    const { toSrgb, unused } = photoProfileOf(bytes, type)
    // Fewer pixels than before the change of size, and jimp writes no profile.
    const pixels = toSrgb({ ...prepared, data: image.bitmap.data })
    image.bitmap.data = Buffer.from(pixels.data)
    const hints = qualityHints(original, measureQuality(pixels))
    const encoded = await image.getBuffer('image/jpeg', { quality: preparedQuality * 100 })
    return E.right({ jpeg: encoded, original, prepared, hints, unusedProfile: unused })
  } catch {
    return E.left({ _tag: 'BrokenPhoto' })
  }
}

/** A JPEG has no transparency: what shows through is white. RGBA, in place. */
const onWhite = (data: Uint8Array): void => {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 255) / 255
    for (let channel = at; channel < at + 3; channel++)
      data[channel] = Math.round((data[channel] ?? 0) * alpha + 255 * (1 - alpha))
    data[at + 3] = 255
  }
}
