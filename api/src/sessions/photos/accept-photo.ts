import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { dimensionsOf, tooComplex } from '@kaoiro/analyser/photo'
import { imageTypeOf, maxUploadBytes, preparedSide } from '@kaoiro/core/photo'
import type { PhotoError } from '../model/session-error.js'

/** Checks a photo without decoding it. */
export const acceptPhoto = (photo: Uint8Array): E.Either<PhotoError, Uint8Array> => {
  if (photo.length > maxUploadBytes) return E.left({ _tag: 'PhotoTooLarge' })
  const dimensions = dimensionsOf(photo)
  if (imageTypeOf(photo) !== 'jpeg' || O.isNone(dimensions)) return E.left({ _tag: 'NotAJpeg' })
  const { width, height } = dimensions.value
  if (Math.max(width, height) > preparedSide) return E.left({ _tag: 'PhotoTooWide' })
  return O.isSome(tooComplex(photo, dimensions.value))
    ? E.left({ _tag: 'PhotoTooComplex' })
    : E.right(photo)
}
