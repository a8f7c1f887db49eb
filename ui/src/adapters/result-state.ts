import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { StoredAnswer } from '@kaoiro/core/session/earlier-result'
import { Agreement } from '@kaoiro/core/combination/agreement'
import { Certainty } from '@kaoiro/core/diagnosis/certainty'
import type { ReceiptState } from '@kaoiro/core/receipt/receipt'

/** The history state of a result right after its analysis: what the code in the URL does not hold. */
export interface ResultScreenState {
  readonly certainty: Certainty
  readonly receipt: ReceiptState
  readonly agreement: Agreement
  /** Of the photos that the result was made of: another one may join them (`earlier-result`). */
  readonly answers: ReadonlyArray<StoredAnswer>
}

/**
 * The certainty in the state of a history entry; empty if the result was opened by its URL.
 *
 * @param state of whatever shape: it survives reloads, so an older version of this site may have put it there
 */
export const parseCertainty = (state: unknown): Certainty =>
  typeof state === 'object' && state !== null && 'certainty' in state
    ? pipe(
        Certainty.decode(state.certainty),
        E.getOrElse((): Certainty => ({})),
      )
    : {}

/** How well the result's photos agree; null if it was opened by its URL. @param state of whatever shape */
export const parseAgreement = (state: unknown): Agreement | null =>
  typeof state === 'object' && state !== null && 'agreement' in state
    ? pipe(
        Agreement.decode(state.agreement),
        E.getOrElse((): Agreement | null => null),
      )
    : null
