import * as E from 'fp-ts/lib/Either.js'
import type { Receipt } from '@kaoiro/core/receipt/receipt'
import { ReceiptState } from '@kaoiro/core/receipt/receipt'

// A receipt stands in its history entry alone: whoever knows a session's id may read the result.

/**
 * The receipt in the state of a history entry; null if the result was opened by its URL.
 *
 * @param state of whatever shape: it survives reloads, so an older version of this site may have put it there
 */
export const parseReceiptState = (state: unknown): ReceiptState | null => {
  if (typeof state !== 'object' || state === null || !('receipt' in state)) return null
  const receipt = ReceiptState.decode(state.receipt)
  return E.isRight(receipt) ? receipt.right : null
}

/** The sessions of a result that another photo joins; none that were deleted. @param state of whatever shape */
export const keptSessions = (state: unknown): ReadonlyArray<Receipt> =>
  parseReceiptState(state)?.sessions ?? []

interface HistoryState {
  readonly key?: string
  readonly usr?: unknown
}

/**
 * Puts another receipt into the history entry. Not by the router: for it this would be a visit of its own, and
 * start the screen afresh. Does nothing if the visitor has gone on to another entry meanwhile.
 */
export const replaceReceiptState = (entryKey: string, receipt: ReceiptState): void => {
  const state = window.history.state as HistoryState | null
  if (state?.key !== entryKey) return
  window.history.replaceState({ ...state, usr: withReceipt(state.usr, receipt) }, '')
}

/** The state of a history entry with another receipt in it. */
export const withReceipt = (state: unknown, receipt: ReceiptState): object => ({
  ...(state as object | null),
  receipt,
})
