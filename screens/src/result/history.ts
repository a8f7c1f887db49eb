import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import type { Gender } from '@kaoiro/core/diagnosis'
import { Certainty, PhotoAnswer } from '@kaoiro/core/diagnosis'
import { Receipt, Removal, Timestamp, lenient } from '@kaoiro/core/records'
import { Agreement, maxPhotos } from '@kaoiro/core/results'

/** One photo's answer. */
export const StoredAnswer = t.intersection(
  // Whether the photo was sent to a service, and not analysed on this device.
  [PhotoAnswer, t.type({ wasSent: t.boolean })],
  'StoredAnswer',
)
export type StoredAnswer = t.TypeOf<typeof StoredAnswer>

/**
 * The data that the service keeps about a result, as far as a client knows it. Deleting the data also removes the
 * session ids.
 */
export const ReceiptState = t.union(
  [
    /** One session for each photo of the result that was sent to the service. */
    t.type({ _tag: t.literal('Kept'), sessions: t.readonlyArray(Receipt) }),
    t.intersection([
      t.type({ _tag: t.literal('Deleted'), photoDeletedAt: Timestamp, removal: Removal }),
      /** Whether further photos of the result never reached the service. */
      t.partial({ othersStayed: t.boolean }),
    ]),
  ],
  'ReceiptState',
)
export type ReceiptState = t.TypeOf<typeof ReceiptState>

/**
 * What the history entry of a result remembers right after its analysis: everything that is not part of the code. Empty for
 * a result that was opened by its address. Each field is lenient, because the entry may come from another version of the
 * site: a new form of the certainty must not lose the receipt, with which the visitor deletes the data.
 */
export const ResultHistory = t.readonly(
  t.partial({
    /** When it was made, by the tab's clock, which never goes back. */
    at: lenient(t.number),
    certainty: lenient(Certainty),
    agreement: lenient(Agreement),
    /** One for each photo, so that another photo can be added. */
    answers: lenient(t.readonlyArray(StoredAnswer)),
    /** Only here, because a session id gives access to its result. */
    receipt: lenient(ReceiptState),
  }),
  'ResultHistory',
)
export type ResultHistory = t.TypeOf<typeof ResultHistory>

/** @param state a history entry's state, any value */
export function resultHistory(state: unknown): ResultHistory {
  return pipe(
    ResultHistory.decode(state),
    E.getOrElse((): ResultHistory => ({})),
  )
}

/** The sessions at the service that belong to a result, without deleted ones. */
export function keptSessions({ receipt }: ResultHistory): ReadonlyArray<Receipt> {
  return receipt?._tag === 'Kept' ? receipt.sessions : []
}

/** How many of a result's photos stayed on the device. */
export type DevicePhotos = 'all' | 'some' | 'none'

export function devicePhotos({ receipt, answers = [] }: ResultHistory): DevicePhotos {
  // The answers were deleted with the sessions.
  if (receipt?._tag === 'Deleted') return receipt.othersStayed === true ? 'some' : 'none'
  const stayed = answers.filter(({ wasSent }) => !wasSent).length
  if (stayed === 0) return 'none'
  return stayed === answers.length ? 'all' : 'some'
}

/** An earlier result that another photo is added to. */
export interface EarlierResult {
  readonly code: string
  readonly state: ResultHistory
}

const Earlier = t.type({ earlier: t.type({ code: t.string, state: ResultHistory }) })

/**
 * The earlier result in the history entry of a further photo; null if it is missing, has all its photos, or is for another
 * gender.
 *
 * @param state a history entry's state, any value
 */
export function earlierResult(state: unknown, gender: Gender | null): EarlierResult | null {
  const decoded = Earlier.decode(state)
  if (E.isLeft(decoded)) return null
  const { earlier } = decoded.right
  const { answers = [] } = earlier.state
  const canBeJoined =
    answers.length > 0 &&
    answers.length < maxPhotos &&
    answers.every((answer) => answer.gender === gender)
  return canBeJoined ? earlier : null
}
