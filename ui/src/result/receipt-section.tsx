import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { Deletion, DevicePhotos, ReceiptView, ResultHistory } from '@kaoiro/screens/result'
import {
  devicePhotos,
  keptSessions,
  momentText,
  receiptSentences,
  receiptView,
  resultHistory,
} from '@kaoiro/screens/result'
import { useOverlayEntry } from '../adapters/overlay-entry.js'
import { Alert, Spinner } from '../components/feedback.js'
import { asModal } from '../components/dialog.js'
import { Button } from '../components/controls/button.js'
import { useLanguage } from '../language/language.js'
import { deviceTexts, resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../language/use-texts.js'
import { site } from '../site/site.js'
import styles from './receipt-section.module.css'
import { useLocation } from 'react-router-dom'
import * as E from 'fp-ts/lib/Either.js'
import type { DeletionError, Removal } from '@kaoiro/core/records'
import { emptyTab, forgetBefore, nextMoment, rememberOnly } from '../adapters/forget-tab.js'
import { useRemembered } from '../adapters/use-remembered.js'

interface ReceiptSectionProps {
  readonly receipt: ReceiptView
  readonly onDelete: () => void
}

/**
 * A line on the deletion of the photo according to the service, and a button that deletes the remaining
 * data. Not an ARIA landmark: only the two halves of the result are landmarks.
 */
export function ReceiptSection({ receipt, onDelete }: ReceiptSectionProps) {
  const words = useTexts(resultTexts)
  const language = useLanguage()
  const text = (moment: string) => momentText(language, words, new Date(), moment)
  const { times, outcome, failure } = receiptSentences(words, receipt, text, site.retentionHours)
  const isRunning = receipt._tag === 'Kept' && receipt.deletion === 'running'
  return (
    <section className={styles['section']}>
      <h2 className="visually-hidden">{words.receipt.heading}</h2>
      <p>{times}</p>
      <Outcome sentences={outcome} isRunning={isRunning} />
      {receipt._tag === 'Kept' && (
        <>
          <Alert text={failure} />
          <DeleteButton onDelete={onDelete} />
        </>
      )}
    </section>
  )
}

interface OutcomeProps {
  readonly sentences: ReadonlyArray<string>
  readonly isRunning: boolean
}

/** Always in the page, so that screen readers announce changes. Takes the focus when the button disappears. */
const Outcome = ({ sentences, isRunning }: OutcomeProps) => {
  const { receipt: words } = useTexts(resultTexts)
  const outcome = useRef<HTMLDivElement>(null)
  const isDeleted = sentences.length > 0
  const wasDeleted = useRef(isDeleted)
  useEffect(() => {
    if (isDeleted && !wasDeleted.current) outcome.current?.focus({ preventScroll: true })
    wasDeleted.current = isDeleted
  }, [isDeleted])
  return (
    <div ref={outcome} role="status" tabIndex={-1} className={styles['outcome']}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isRunning && (
        <p className={styles['running']}>
          <Spinner />
          <span>{words.deleting}</span>
        </p>
      )}
    </div>
  )
}

/** Opens the question with the focus on the answer that changes nothing. */
const ask = (dialog: HTMLDialogElement) => {
  const end = asModal(dialog)
  dialog.querySelector<HTMLElement>('button:last-of-type')?.focus()
  return end
}

/** Deletes everything after one question. */
const DeleteButton = ({ onDelete }: Pick<ReceiptSectionProps, 'onDelete'>) => {
  const { delete: name, question } = useTexts(resultTexts).receipt
  const { isOpen, open, close } = useOverlayEntry('delete')
  const isConfirmed = useRef(false)
  const text = useId()

  const settle = useEffectEvent(() => {
    if (isConfirmed.current) onDelete()
    isConfirmed.current = false
  })
  // Only after the history has gone back, because the deletion replaces the entry of the result.
  useEffect(() => {
    if (!isOpen) settle()
  }, [isOpen])

  return (
    <>
      <Button variant="quiet" onPress={open}>
        {name}
      </Button>
      {isOpen && (
        <dialog ref={ask} className={styles['question']} aria-labelledby={text} onClose={close}>
          <p id={text}>{question.text}</p>
          <Button
            variant="primary"
            onPress={() => {
              isConfirmed.current = true
              close()
            }}
          >
            {question.yes}
          </Button>
          <Button variant="quiet" onPress={close}>
            {question.no}
          </Button>
        </dialog>
      )}
    </>
  )
}

/** Section at the end of the page: all or some of the photos did not leave this device. */
export function DeviceSection({ photos }: { readonly photos: DevicePhotos }) {
  const { receipt: words } = useTexts(deviceTexts)
  return photos === 'none' ? null : (
    <section className={styles['section']}>
      <h2 className="visually-hidden">{words.heading}</h2>
      <p>{words.photo[photos]}</p>
    </section>
  )
}

/**
 * The data in the history entry of the result, and the receipt in it with its deletion; without a receipt if the result
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
