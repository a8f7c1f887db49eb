import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import { literals, lenient, Timestamp } from '../../codecs/codecs.js'
import type { Receipt } from '../../receipt/receipt.js'
import { AnalysisResult } from './analysis-result.js'

// The bodies of the session calls, with the field names of the specification (§7).

export const CreatedSession = t.type({ session_id: t.string, bucket_url: t.string })
export type CreatedSession = t.TypeOf<typeof CreatedSession>

export function createdFromWire({ session_id, bucket_url }: CreatedSession): {
  readonly sessionId: string
  readonly bucketUrl: string
} {
  return {
    sessionId: session_id,
    bucketUrl: bucket_url,
  }
}

const statuses = ['analyzing', 'completed', 'failed'] as const

const WithStatus = t.type({ status: literals('SessionStatus', statuses) })

const byStatus = {
  analyzing: t.type({ status: t.literal('analyzing') }),
  // The times are this service's addition: when the photo was deleted, which is before the result is shown, and when
  // the service deletes the result automatically.
  completed: t.intersection([
    t.type({ status: t.literal('completed'), result: AnalysisResult }),
    t.partial({ photo_deleted_at: lenient(Timestamp), expires_at: lenient(Timestamp) }),
  ]),
  // The reason is this service's addition.
  failed: t.intersection([
    t.type({ status: t.literal('failed') }),
    t.partial({ reason: lenient(t.union([t.string, t.null])) }),
  ]),
}

export type SessionState = {
  [Status in (typeof statuses)[number]]: t.TypeOf<(typeof byStatus)[Status]>
}[(typeof statuses)[number]]

export type CompletedSession = Extract<SessionState, { readonly status: 'completed' }>

/** Decodes the status before the fields that depend on it, so that an error names the field that is invalid. */
export const SessionState: t.Type<SessionState> = new t.Type<SessionState>(
  'SessionState',
  (u): u is SessionState => WithStatus.is(u) && byStatus[u.status].is(u),
  (u, context) =>
    pipe(
      WithStatus.validate(u, context),
      E.flatMap(({ status }): t.Validation<SessionState> => byStatus[status].validate(u, context)),
    ),
  t.identity,
)

export function receiptFromWire(
  sessionId: string,
  { photo_deleted_at, expires_at }: CompletedSession,
): Receipt {
  return {
    sessionId,
    ...(photo_deleted_at === undefined ? {} : { photoDeletedAt: photo_deleted_at }),
    ...(expires_at === undefined ? {} : { expiresAt: expires_at }),
  }
}

/** The body after a deletion; the call is this service's addition. */
export const DeletedSession = t.type({
  removed: t.type({ photo: t.boolean, result: t.boolean }),
})

/** The problem `code` for a session that does not exist or has been deleted. */
export const unknownSession = 'unknown-session'
