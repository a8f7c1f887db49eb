import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { PhotoError, SessionError } from '../model/session-error.js'
import type { Analyser } from '../ports/analyser.js'
import type { PhotoBucket } from '../ports/photo-bucket.js'
import { acceptPhoto } from './accept-photo.js'
import { OtherVersion } from '../model/other-version.js'
import { storedFormat, unreadable } from './stored-format.js'

/** Checks a session's photo and replaces it with its pixels, without metadata. Idempotent: calls may be repeated. */
export const ingestPhoto =
  (bucket: PhotoBucket, toPixmap: Analyser['toPixmap']) =>
  async (id: string): Promise<E.Either<SessionError, void>> => {
    const found = await bucket.get(id)
    if (O.isNone(found)) return E.left({ _tag: 'PhotoMissing' })
    const format = E.isRight(found.value) ? storedFormat(found.value.right) : 'upload'
    if (format === 'unknown') throw new OtherVersion('a photo in the bucket')
    if (format !== 'upload') return E.right(undefined)
    const photo = acceptable(found.value)
    if (E.isLeft(photo)) {
      // The client can then upload another photo.
      await bucket.remove(id)
      return photo
    }
    const pixmap = await decoded(toPixmap, photo.right)
    if (O.isSome(pixmap)) await bucket.replace(id, pixmap.value)
    return E.right(undefined)
  }

/** The pixels, or the marker of an unreadable photo, which the analysis will report. None if the decoder failed. */
const decoded = async (
  toPixmap: Analyser['toPixmap'],
  photo: Uint8Array,
): Promise<O.Option<Uint8Array>> => {
  try {
    return O.some(E.getOrElse(() => unreadable)(await toPixmap(photo)))
  } catch {
    // The thread died or was busy. The analysis will decode the photo, with a limited number of tries.
    return O.none
  }
}

const acceptable = (photo: E.Either<'TooLarge', Uint8Array>): E.Either<PhotoError, Uint8Array> =>
  E.isLeft(photo) ? E.left({ _tag: 'PhotoTooLarge' }) : acceptPhoto(photo.right)
