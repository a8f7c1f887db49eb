import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { Emit } from '../model/service-event.js'
import type { SessionError } from '../model/session-error.js'
import { needsPhoto } from '../model/session.js'
import type { CheckUpload } from '../model/upload-address.js'
import type { LocalPhotoBucket } from '../ports/photo-bucket.js'
import type { PhotoSpace } from '../ports/persistence.js'
import type { SessionStore } from '../ports/session-store.js'
import { acceptPhoto } from './accept-photo.js'

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

export const uploadInto = ({ store, space, bucket, check, emit }: UploadPorts): Upload => {
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
