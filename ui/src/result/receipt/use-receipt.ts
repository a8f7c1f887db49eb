import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as E from 'fp-ts/lib/Either.js'
import type { DeletionError, Removal, ReceiptState } from '@kaoiro/core/records'
import { emptyTab, forgetBefore, nextMoment, rememberOnly } from '../../adapters/forget-tab.js'
import { useRememberedState } from '../../adapters/use-remembered-state.js'
import { isCurrentEntry, parseReceiptState } from '../../adapters/receipt-state.js'
import { devicePhotos } from './device-photos.js'
import type { Deletion } from './receipt-view.js'
import { receiptView } from './receipt-view.js'

/**
 * The receipt of a result right after its analysis, with its deletion; null if the result was
 * opened by its URL. Also returns the state of the history entry: a deletion changes it without the
 * router.
 */
export const useReceipt = () => {
  const location = useLocation()
  const own = useRememberedState()
  const [deleted, setDeleted] = useState<ReceiptState | null>(null)
  const state = deleted === null ? own : { receipt: deleted }
  const receipt = parseReceiptState(state)
  const [deletion, setDeletion] = useState<Deletion>('idle')
  const view = receiptView(receipt, deletion)

  const deleteAll = async () => {
    if (receipt?._tag !== 'Kept' || view === null || deletion === 'running') return
    setDeletion('running')
    // Now, because the visitor may leave before the answer, and a later photo must not be forgotten.
    emptyTab()
    const confirmedAt = nextMoment()
    const removal = await deleteSessions(receipt.sessions.map(({ sessionId }) => sessionId))
    if (E.isLeft(removal)) {
      setDeletion(removal.left._tag)
      return
    }
    const outcome: ReceiptState = {
      _tag: 'Deleted',
      photoDeletedAt: view.photoDeletedAt,
      removal: removal.right,
      othersStayed: devicePhotos(own) !== 'none',
    }
    setDeleted(outcome)
    forgetBefore(confirmedAt)
    // Not if the visitor has gone to another screen meanwhile.
    if (isCurrentEntry(location.key)) rememberOnly({ receipt: outcome })
  }
  return { state, receipt: view, deleteAll: () => void deleteAll() }
}

/** Loads the code on demand, because the deletion needs the network anyway. */
const deleteSessions = (ids: ReadonlyArray<string>): Promise<E.Either<DeletionError, Removal>> =>
  import('../../adapters/network/delete-sessions.js').then(
    (module) => module.deleteSessions(ids),
    (error: unknown) => E.left({ _tag: 'Unreachable', detail: String(error) }),
  )
