import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { StoredAnswer } from '@kaoiro/core/results'
import { Agreement, StoredAnswers } from '@kaoiro/core/results'
import { Certainty } from '@kaoiro/core/diagnosis'
import type { ReceiptState } from '@kaoiro/core/records'

/** History state of a result right after its analysis: everything that is not part of the code. */
export interface ResultScreenState {
  /** When it was made, by `nextMoment`. */
  readonly at: number
  readonly certainty: Certainty
  readonly receipt: ReceiptState
  readonly agreement: Agreement
  /** One answer per photo. A further photo can be added to them (`earlier-result`). */
  readonly answers: ReadonlyArray<StoredAnswer>
}

/**
 * The certainty in a history entry's state; empty if the result was opened by its URL.
 *
 * @param state any value: it survives reloads and may come from an older version of the site
 */
export const parseCertainty = (state: unknown): Certainty =>
  typeof state === 'object' && state !== null && 'certainty' in state
    ? pipe(
        Certainty.decode(state.certainty),
        E.getOrElse((): Certainty => ({})),
      )
    : {}

/** How well the photos agree; null if the result was opened by its URL. @param state any value */
export const parseAgreement = (state: unknown): Agreement | null =>
  typeof state === 'object' && state !== null && 'agreement' in state
    ? pipe(
        Agreement.decode(state.agreement),
        E.getOrElse((): Agreement | null => null),
      )
    : null

/** The answers to the photos of a result; empty if the result was opened by its URL. @param state any value */
export const parseAnswers = (state: unknown): ReadonlyArray<StoredAnswer> =>
  typeof state === 'object' && state !== null && 'answers' in state
    ? pipe(
        StoredAnswers.decode(state.answers),
        E.getOrElse((): ReadonlyArray<StoredAnswer> => []),
      )
    : []
