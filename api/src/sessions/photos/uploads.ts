import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { dimensionsOf, tooComplex } from '@kaoiro/analyser/photo'
import { imageTypeOf, maxUploadBytes, preparedSide } from '@kaoiro/core/photo'
import type { Emit } from '../model/service-event.js'
import type { SessionError, PhotoError } from '../model/session-error.js'
import { needsPhoto } from '../model/session.js'
import type { PhotoSpace, SessionStore } from '../ports/persistence.js'
import type { CheckUpload, LocalPhotoBucket, PhotoBucket } from '../ports/photo-bucket.js'

/** Stores a photo in this service's own bucket. */
export type Upload = (
  id: string,
  query: Readonly<Record<string, unknown>>,
  photo: Uint8Array,
) => Promise<E.Either<SessionError, void>>

export interface UploadPorts {
  readonly store: SessionStore
  readonly space: PhotoSpace
  readonly bucket: LocalPhotoBucket
  readonly emit: Emit
  readonly check: CheckUpload
}

export function uploadInto({ store, space, bucket, check, emit }: UploadPorts): Upload {
  /** Bytes being written, by session. A session has one upload at a time. */
  const underWay = new Map<string, number>()

  /** Bytes of other uploads being written. They take disk space even if their session is deleted meanwhile. */
  const otherBytes = (id: string): number =>
    [...underWay].reduce((sum, [other, bytes]) => (other === id ? sum : sum + bytes), 0)

  const write = async (id: string, photo: Uint8Array): Promise<E.Either<SessionError, void>> => {
    if (!(await space.reserve(id, photo.length, otherBytes(id)))) {
      emit({ _tag: 'PhotoTurnedAway' })
      return E.left({ _tag: 'NoRoom' })
    }
    const put = await bucket.put(id, photo)
    if (E.isLeft(put)) return E.left({ _tag: putErrors[put.left] })
    if (needsPhoto(await store.get(id))) {
      emit({ _tag: 'PhotoStored' })
      return E.right(undefined)
    }
    // Meanwhile, the session was deleted or was analysed with another photo.
    await bucket.remove(id)
    return E.left({ _tag: 'UnknownUpload' })
  }

  return async (id, query, photo) => {
    const address = check(id, query)
    if (E.isLeft(address)) return address
    const session = await store.get(id)
    if (O.isNone(session)) return E.left({ _tag: 'UnknownUpload' })
    if (session.value.phase._tag !== 'AwaitingPhoto' || underWay.has(id))
      return E.left({ _tag: 'PhotoAlreadyUploaded' })
    const accepted = acceptPhoto(photo)
    if (E.isLeft(accepted)) return accepted
    underWay.set(id, photo.length)
    return write(id, photo).finally(() => underWay.delete(id))
  }
}

const putErrors = {
  AlreadyThere: 'PhotoAlreadyUploaded',
  Removed: 'UnknownUpload',
} as const

/** Checks a photo without decoding it. */
function acceptPhoto(photo: Uint8Array): E.Either<PhotoError, void> {
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
