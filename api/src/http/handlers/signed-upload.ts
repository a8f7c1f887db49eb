import { createHmac } from 'node:crypto'
import * as E from 'fp-ts/lib/Either.js'
import { maxUploadBytes } from '@kaoiro/core/photo/limits'
import { isSame } from './constant-time-equal.js'

/** What an upload address allows: one photo of this type and no more bytes, until it expires. */
export const uploadType = 'image/jpeg'

/** Milliseconds between a session and the last moment to begin its upload. */
export const uploadLife = 5 * 60_000

export type UploadRefusal = 'Forged' | 'Expired'

const signatureOf = (key: Uint8Array, id: string, expires: string): string =>
  createHmac('sha256', key)
    .update(['PUT', id, uploadType, maxUploadBytes, expires].join('\n'))
    .digest('hex')

/** The path and query of a session's upload address. @param now milliseconds since the epoch */
export const signedUpload =
  (key: Uint8Array) =>
  (id: string, now: number): string => {
    const expires = String(now + uploadLife)
    const query = new URLSearchParams({
      type: uploadType,
      max: String(maxUploadBytes),
      expires,
      signature: signatureOf(key, id, expires),
    })
    return `/bucket/${id}?${query.toString()}`
  }

/** Whether an upload came by an address of ours that holds still. */
export const checkUpload =
  (key: Uint8Array) =>
  (
    id: string,
    query: Readonly<Record<string, unknown>>,
    now: number,
  ): E.Either<UploadRefusal, void> => {
    const { type, max, expires, signature } = query
    // What is not exactly as it was signed is not ours, a second way to write it included.
    const isOurs =
      type === uploadType &&
      max === String(maxUploadBytes) &&
      typeof expires === 'string' &&
      typeof signature === 'string' &&
      isSame(signature, signatureOf(key, id, expires))
    if (!isOurs) return E.left('Forged')
    return now <= Number(expires) ? E.right(undefined) : E.left('Expired')
  }
