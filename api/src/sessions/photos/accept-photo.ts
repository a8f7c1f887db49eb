import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { dimensionsOf, tooComplex } from '@kaoiro/analyser/photo'
import { imageTypeOf, maxUploadBytes, preparedSide } from '@kaoiro/core/photo'
import type { PhotoError, SessionError } from '../model/session-error.js'
import type { PhotoBucket } from '../ports/photo-bucket.js'

/** Checks a photo without decoding it. */
export function acceptPhoto(photo: Uint8Array): E.Either<PhotoError, void> {
  if (photo.length > maxUploadBytes) return E.left({ _tag: 'PhotoTooLarge' })
  const dimensions = dimensionsOf(photo)
  if (imageTypeOf(photo) !== 'jpeg' || O.isNone(dimensions)) return E.left({ _tag: 'NotAJpeg' })
  const { width, height } = dimensions.value
  if (Math.max(width, height) > preparedSide) return E.left({ _tag: 'PhotoTooWide' })
  return O.isSome(tooComplex(photo, dimensions.value))
    ? E.left({ _tag: 'PhotoTooComplex' })
    : E.right(undefined)
}

/** Checks the photo of a session in the bucket. Removes an unacceptable one, so that the client can upload another. */
export async function acceptStoredPhoto(
  bucket: PhotoBucket,
  id: string,
): Promise<E.Either<SessionError, void>> {
  const found = await bucket.get(id)
  if (O.isNone(found)) return E.left({ _tag: 'PhotoMissing' })
  const accepted = E.isLeft(found.value)
    ? E.left({ _tag: 'PhotoTooLarge' } as const)
    : acceptStored(found.value.right)
  if (E.isLeft(accepted)) await bucket.remove(id)
  return accepted
}

const acceptStored = (photo: Uint8Array): E.Either<PhotoError, void> =>
  isPixmap(photo) ? E.right(undefined) : acceptPhoto(photo)

/** A node of an earlier version has decoded the photo and then failed. The analysis reads the pixmap. */
const isPixmap = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x36
