import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as E from 'fp-ts/lib/Either.js'
import type { DeletionError, Removal } from '@kaoiro/core/records'
import type { Deletion, ResultHistory } from '@kaoiro/screens/result'
import { devicePhotos, keptSessions, receiptView, resultHistory } from '@kaoiro/screens/result'
import { emptyTab, forgetBefore, nextMoment, rememberOnly } from '../adapters/forget-tab.js'
import { useRemembered } from '../adapters/use-remembered.js'

/**
 * What the history entry of the result remembers, and the receipt in it with its deletion; without a receipt if the result
 * was opened by its URL. A deletion changes the entry without the router.
 */
export function useReceipt() {
  const { key } = useLocation()
  const [history, setHistory] = useState(useRemembered(resultHistory))
  const [deletion, setDeletion] = useState<Deletion>('idle')
  const view = receiptView(history.receipt, deletion)

  const deleteAll = async () => {
    if (view?._tag !== 'Kept' || deletion === 'running') return
    setDeletion('running')
    // Now, because the visitor may leave before the answer, and a later photo must not be forgotten.
    emptyTab()
    const confirmedAt = nextMoment()
    const removal = await deleteSessions(keptSessions(history).map(({ sessionId }) => sessionId))
    if (E.isLeft(removal)) {
      setDeletion(removal.left._tag)
      return
    }
    const rest: ResultHistory = {
      receipt: {
        _tag: 'Deleted',
        photoDeletedAt: view.photoDeletedAt,
        removal: removal.right,
        othersStayed: devicePhotos(history) !== 'none',
      },
    }
    setHistory(rest)
    forgetBefore(confirmedAt)
    // Not if the visitor has gone to another screen meanwhile.
    if (isCurrentEntry(key)) rememberOnly(rest)
  }
  return { history, receipt: view, deleteAll: () => void deleteAll() }
}

/** Loads the code on demand, because the deletion needs the network anyway. */
const deleteSessions = (ids: ReadonlyArray<string>): Promise<E.Either<DeletionError, Removal>> =>
  import('../adapters/network/delete-sessions.js').then(
    (module) => module.deleteSessions(ids),
    (error: unknown) => E.left({ _tag: 'Unreachable', detail: String(error) }),
  )

/** Whether this is the key of the current history entry. */
const isCurrentEntry = (entryKey: string): boolean =>
  (window.history.state as { readonly key?: string } | null)?.key === entryKey
