import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { Dimensions, Refusal } from '@kaoiro/core/photo'
import { imageTypeOf, maxPhotoBytes, maxPhotoPixels } from '@kaoiro/core/photo'
import { dimensionsOf } from './dimensions.js'
import { tooComplex } from '../jpeg/structure.js'

export interface AcceptedPhoto extends Dimensions {
  readonly type: 'jpeg' | 'png'
}

/** Checks whether a file can be decoded as a photo, without decoding it. */
export const acceptPhoto = (bytes: Uint8Array): E.Either<Refusal, AcceptedPhoto> => {
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
