import type { Monoid } from 'fp-ts/lib/Monoid.js'
import * as t from 'io-ts'

const RemovedParts = t.type({ photo: t.boolean, result: t.boolean })

/** What was removed when a session was deleted, by the service's word. */
export const Removal = t.union(
  [
    /** The service knows no such session: it had been deleted before, or had expired. */
    t.type({ _tag: t.literal('NothingLeft') }),
    /** `parts` is null if the service does not say which. */
    t.type({ _tag: t.literal('Removed'), parts: t.union([RemovedParts, t.null]) }),
  ],
  'Removal',
)
export type Removal = t.TypeOf<typeof Removal>

/** Why it is not known whether a session was deleted. */
export type DeletionError =
  | { readonly _tag: 'Unreachable'; readonly detail: string }
  | { readonly _tag: 'Refused'; readonly status: number }

/** What was removed with several sessions, for a result that was made from several photos. */
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
