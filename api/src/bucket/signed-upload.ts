import { createHmac, timingSafeEqual } from 'node:crypto'
import * as E from 'fp-ts/lib/Either.js'
import { mostUploadBytes } from '@kaoiro/core/photo/limits'

/** What an upload address allows: one photo of this type and no more bytes, until it expires. */
const type = 'image/jpeg'

/** Milliseconds between a session and the last moment to begin its upload. */
export const uploadLife = 5 * 60_000

export type UploadRefusal = 'Forged' | 'Expired'

const signatureOf = (key: Uint8Array, id: string, expires: number): string =>
  createHmac('sha256', key)
    .update(['PUT', id, type, mostUploadBytes, expires].join('\n'))
    .digest('hex')

/** The path and query of a session's upload address. @param now milliseconds since the epoch */
export const signedUpload =
  (key: Uint8Array) =>
  (id: string, now: number): string => {
    const expires = now + uploadLife
    const query = new URLSearchParams({
      type,
      most: String(mostUploadBytes),
      expires: String(expires),
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
    const expires = Number(query['expires'])
    const isOurs =
      query['type'] === type &&
      query['most'] === String(mostUploadBytes) &&
      isSame(String(query['signature']), signatureOf(key, id, expires))
    if (!isOurs) return E.left('Forged')
    return now <= expires ? E.right(undefined) : E.left('Expired')
  }

/** In a time that tells nothing of where they differ. */
const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
