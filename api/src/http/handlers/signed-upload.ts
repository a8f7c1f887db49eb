import { createHmac, createHash, timingSafeEqual } from 'node:crypto'
import * as E from 'fp-ts/lib/Either.js'
import { maxUploadBytes } from '@kaoiro/core/photo'
import { hrefOf } from '@kaoiro/core/wire'
import { calls } from '../calls/calls.js'
import type { UploadAddressError } from '../../sessions/model/session-error.js'
import { uploadLife, uploadType } from '../../sessions/ports/photo-bucket.js'

const signatureOf = (key: Uint8Array, id: string, expires: string): string =>
  createHmac('sha256', key)
    .update(['PUT', id, uploadType, maxUploadBytes, expires].join('\n'))
    .digest('hex')

/**
 * The path and query of a session's upload address. The signature covers the media type, the maximum size and the
 * expiry. @param now milliseconds since the epoch
 */
export function signedUpload(key: Uint8Array): (id: string, now: number) => string {
  return (id, now) => {
    const expires = String(now + uploadLife)
    const query = new URLSearchParams({
      type: uploadType,
      most: String(maxUploadBytes),
      expires,
      signature: signatureOf(key, id, expires),
    })
    return `${hrefOf('', calls.uploadPhoto, id)}?${query.toString()}`
  }
}

/** Checks that an upload address was signed with the key and has not expired. */
export function checkUpload(
  key: Uint8Array,
): (
  id: string,
  query: Readonly<Record<string, unknown>>,
  now: number,
) => E.Either<UploadAddressError, void> {
  return (id, query, now) => {
    const { type, most, expires, signature } = query
    const isOurs =
      type === uploadType &&
      most === String(maxUploadBytes) &&
      typeof expires === 'string' &&
      typeof signature === 'string' &&
      constantTimeEqual(signature, signatureOf(key, id, expires))
    if (!isOurs) return E.left({ _tag: 'UnknownUpload' })
    return now <= Number(expires) ? E.right(undefined) : E.left({ _tag: 'UploadExpired' })
  }
}

/** Compares two texts in a time that depends neither on their difference nor on their length. */
export function constantTimeEqual(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other))
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
