import type { Monoid } from 'fp-ts/lib/Monoid.js'
import * as t from 'io-ts'
import { Timestamp } from '../codecs/codecs.js'

/**
 * A client's record of a completed session: the id, with which it can delete the session, and the service's
 * times. Anyone who knows the id can read and delete the result, so it must not appear in a URL or a log.
 */
export const Receipt = t.intersection(
  [
    t.type({ sessionId: t.string }),
    t.partial({
      photoDeletedAt: Timestamp,
      /** When the service deletes the result automatically. */
      expiresAt: Timestamp,
    }),
  ],
  'Receipt',
)
export type Receipt = t.TypeOf<typeof Receipt>

const RemovedParts = t.type({ photo: t.boolean, result: t.boolean })

/** The service's report after the deletion of a session. */
export const Removal = t.union(
  [
    /** The service does not know the session: it was deleted before, or has expired. */
    t.type({ _tag: t.literal('NothingLeft') }),
    /** `parts` is null if the service does not report them. */
    t.type({ _tag: t.literal('Removed'), parts: t.union([RemovedParts, t.null]) }),
  ],
  'Removal',
)
export type Removal = t.TypeOf<typeof Removal>

/** Why it is unknown whether a session was deleted. */
export type DeletionError =
  | { readonly _tag: 'Unreachable'; readonly detail: string }
  | { readonly _tag: 'Refused'; readonly status: number }

/** Joins the removals of several sessions, for a result made from several photos. */
export const removals: Monoid<Removal> = {
  empty: { _tag: 'NothingLeft' },
  concat: (a, b) => {
    if (a._tag === 'NothingLeft') return b
    if (b._tag === 'NothingLeft') return a
    return { _tag: 'Removed', parts: either(a.parts, b.parts) }
  },
}

type Parts = t.TypeOf<typeof RemovedParts> | null

const either = (a: Parts, b: Parts): Parts =>
  a === null || b === null ? null : { photo: a.photo || b.photo, result: a.result || b.result }
