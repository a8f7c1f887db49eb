import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { UploadRefusal } from '../../http/handlers/signed-upload.js'
import type { Problem } from '../../http/problems/problem.js'
import { problems } from '../../http/problems/problem.js'
import type { OwnPhotoBucket, PhotoSpace, SessionStore } from '../ports.js'
import { acceptPhoto } from './accept-photo.js'
import { isToBeRemoved } from '../model/needs-photo.js'
import type { Tell } from '../model/service-event.js'

/** A photo's way into a bucket of this service's own, by the address that its session was given. */
export type Upload = (
  id: string,
  query: Readonly<Record<string, unknown>>,
  photo: Uint8Array,
) => Promise<E.Either<Problem, void>>

export interface UploadPorts {
  readonly store: SessionStore
  readonly space: PhotoSpace
  readonly bucket: OwnPhotoBucket
  readonly tell: Tell
  /** Whether the address is one of ours and holds still. */
  readonly check: (
    id: string,
    query: Readonly<Record<string, unknown>>,
  ) => E.Either<UploadRefusal, void>
}

export const uploadRefusals: Readonly<Record<UploadRefusal, Problem>> = {
  Forged: problems.unknownUpload,
  Expired: problems.uploadExpired,
}

export const uploadInto = ({ store, space, bucket, check, tell }: UploadPorts): Upload => {
  /** Bytes that are being written here, by session. Each takes one, so that no part of a second is on the disk. */
  const underWay = new Map<string, number>()

  /** They are on the disk for a moment even where their session is deleted meanwhile. */
  const besides = (id: string): number =>
    [...underWay].reduce((sum, [other, bytes]) => (other === id ? sum : sum + bytes), 0)

  const write = async (id: string, photo: Uint8Array): Promise<E.Either<Problem, void>> => {
    if (!(await space.reserve(id, photo.length, besides(id)))) {
      tell({ _tag: 'PhotoTurnedAway' })
      return E.left(problems.noRoom)
    }
    const put = await bucket.put(id, photo)
    if (E.isLeft(put)) return E.left(refusals[put.left])
    if (isToBeRemoved(await store.get(id))) return E.right(undefined)
    // It was deleted, or analysed by another upload, meanwhile.
    await bucket.remove(id)
    return E.left(problems.unknownUpload)
  }

  return async (id, query, photo) => {
    const address = check(id, query)
    if (E.isLeft(address)) return E.left(uploadRefusals[address.left])
    const session = await store.get(id)
    if (O.isNone(session)) return E.left(problems.unknownUpload)
    if (session.value.phase._tag !== 'AwaitingPhoto' || underWay.has(id))
      return E.left(problems.photoAlreadyUploaded)
    const accepted = acceptPhoto(photo)
    if (E.isLeft(accepted)) return accepted
    underWay.set(id, photo.length)
    return write(id, photo).finally(() => underWay.delete(id))
  }
}

const refusals = {
  AlreadyThere: problems.photoAlreadyUploaded,
  Removed: problems.unknownUpload,
} as const
