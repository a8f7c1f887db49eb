import { parseReceiptState } from '../../adapters/receipt-state.js'
import { parseAnswers } from '../../adapters/result-state.js'

/** How many of a result's photos stayed on the device. */
export type DevicePhotos = 'all' | 'some' | 'none'

/** @param state the history entry's state, any value */
export const devicePhotos = (state: unknown): DevicePhotos => {
  const receipt = parseReceiptState(state)
  // The answers were deleted with the sessions.
  if (receipt?._tag === 'Deleted') return receipt.othersStayed === true ? 'some' : 'none'
  const answers = parseAnswers(state)
  const stayed = answers.filter(({ wasSent }) => !wasSent).length
  if (stayed === 0) return 'none'
  return stayed === answers.length ? 'all' : 'some'
}
