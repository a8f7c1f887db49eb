import * as E from 'fp-ts/lib/Either.js'
import type { Receipt } from '@kaoiro/core/records'
import { ReceiptState } from '@kaoiro/core/records'

// Receipts are stored in the history entry only, because a session id gives access to its result.

/**
 * The receipt in a history entry's state; null if the result was opened by its URL.
 *
 * @param state any value: it survives reloads and may come from an older version of the site
 */
export const parseReceiptState = (state: unknown): ReceiptState | null => {
  if (typeof state !== 'object' || state === null || !('receipt' in state)) return null
  const receipt = ReceiptState.decode(state.receipt)
  return E.isRight(receipt) ? receipt.right : null
}

/**
 * The sessions of an earlier result, without deleted sessions. Another photo is added to that result.
 *
 * @param state any value
 */
export const keptSessions = (state: unknown): ReadonlyArray<Receipt> => {
  const receipt = parseReceiptState(state)
  return receipt?._tag === 'Kept' ? receipt.sessions : []
}

/** Whether this is the key of the current history entry. */
export const isCurrentEntry = (entryKey: string): boolean =>
  (window.history.state as { readonly key?: string } | null)?.key === entryKey
