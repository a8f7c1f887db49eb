import * as t from 'io-ts'
import { Timestamp } from '../../codecs/timestamp.js'
import type { CompletedSession } from '../wire/wire.js'

/**
 * What a client keeps of a session that has completed: the id, by which it can be deleted, and what the service
 * says of its data. Whoever knows the id may read the result and delete it: it belongs in no URL and no log.
 */
export const Receipt = t.intersection(
  [
    t.type({ sessionId: t.string }),
    t.partial({
      photoDeletedAt: Timestamp,
      /** From then on the service deletes the result by itself. */
      expiresAt: Timestamp,
    }),
  ],
  'Receipt',
)
export type Receipt = t.TypeOf<typeof Receipt>

export const receiptOf = (
  sessionId: string,
  { photo_deleted_at, expires_at }: CompletedSession,
): Receipt => ({
  sessionId,
  ...(photo_deleted_at === undefined ? {} : { photoDeletedAt: photo_deleted_at }),
  ...(expires_at === undefined ? {} : { expiresAt: expires_at }),
})
