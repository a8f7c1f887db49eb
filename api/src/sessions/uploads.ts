import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { UploadRefusal } from '../bucket/signed-upload.js'
import type { Problem } from '../http/problem.js'
import { problems } from '../http/problem.js'
import type { OwnPhotoBucket, SessionStore } from '../ports.js'
import { acceptPhoto } from './accept-photo.js'
import { isToBeRemoved } from './is-to-be-removed.js'

/** A photo's way into a bucket of this service's own, by the address that its session was given. */
export type Upload = (
  id: string,
  query: Readonly<Record<string, unknown>>,
  photo: Uint8Array,
) => Promise<E.Either<Problem, void>>

export interface UploadPorts {
  readonly store: SessionStore
  readonly bucket: OwnPhotoBucket
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

export const uploadInto =
  ({ store, bucket, check }: UploadPorts): Upload =>
  async (id, query, photo) => {
    const address = check(id, query)
    if (E.isLeft(address)) return E.left(uploadRefusals[address.left])
    const session = await store.get(id)
    if (O.isNone(session)) return E.left(problems.unknownUpload)
    if (session.value.phase._tag !== 'AwaitingPhoto') return E.left(problems.photoAlreadyUploaded)
    const accepted = acceptPhoto(photo)
    if (E.isLeft(accepted)) return accepted
    const put = await bucket.put(id, photo)
    if (E.isLeft(put)) return E.left(problems.photoAlreadyUploaded)
    if (isToBeRemoved(await store.get(id))) return E.right(undefined)
    // It was deleted, or analysed by another upload, meanwhile.
    await bucket.remove(id)
    return E.left(problems.unknownUpload)
  }
