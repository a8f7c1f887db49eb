import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as E from 'fp-ts/lib/Either.js'
import type { DeletionError, Removal } from '@kaoiro/core/session/receipt/removal'
import type { ReceiptState } from '@kaoiro/core/session/receipt/receipt-state'
import { parseReceiptState, replaceReceiptState } from '../../adapters/receipt-state.js'
import { serviceReceipt } from '../../device/device-receipt.js'
import type { Deletion, ReceiptView } from './receipt-view.js'
import { receiptView } from './receipt-view.js'

/** The receipt of a result right after its analysis, and its deletion; null if the result was opened by its URL. */
export const useReceipt = () => {
  const location = useLocation()
  const [receipt, setReceipt] = useState(() =>
    KAOIRO_ANALYSIS === 'service'
      ? parseReceiptState(location.state)
      : serviceReceipt(parseReceiptState(location.state)),
  )
  const [deletion, setDeletion] = useState<Deletion>('idle')
  const view = receiptView(receipt, deletion)

  const deleteAll = async () => {
    if (receipt?._tag !== 'Kept' || view === null || deletion === 'running') return
    setDeletion('running')
    const removal = await deleteSessions(receipt.sessions.map(({ sessionId }) => sessionId))
    if (E.isLeft(removal)) {
      setDeletion(removal.left._tag)
      return
    }
    const deleted = deletedReceipt(view, removal.right)
    replaceReceiptState(location.key, deleted)
    setReceipt(deleted)
  }
  return { receipt: view, deleteAll: () => void deleteAll() }
}

const deletedReceipt = ({ photoDeletedAt }: ReceiptView, removal: Removal): ReceiptState => ({
  _tag: 'Deleted',
  photoDeletedAt,
  removal,
})

/** What calls the service is loaded when it is needed, and needs the network as the call itself does. */
const deleteSessions = (ids: ReadonlyArray<string>): Promise<E.Either<DeletionError, Removal>> =>
  import('./delete-sessions.js').then(
    (module) => module.deleteSessions(ids),
    (error: unknown) => E.left({ _tag: 'Unreachable', detail: String(error) }),
  )
