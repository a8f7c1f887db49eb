import { useEffect, useRef } from 'react'
import type { Removal } from '@kaoiro/core/records'
import { Alert } from '../../components/alert.js'
import { Spinner } from '../../components/spinner.js'
import type { ResultTexts } from '@kaoiro/texts/types'
import { site } from '../../site/site.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { DeleteButton } from './delete-button.js'
import styles from './receipt-section.module.css'
import type { ReceiptView } from './receipt-view.js'
import { useMomentText } from './use-moment-text.js'

interface ReceiptSectionProps {
  readonly receipt: ReceiptView
  readonly onDelete: () => void
}

/**
 * A line on the deletion of the photo according to the service, and a button that deletes the remaining
 * data. Not an ARIA landmark: only the two halves of the result are landmarks.
 */
export const ReceiptSection = ({ receipt, onDelete }: ReceiptSectionProps) => {
  const { receipt: words } = useTexts(resultTexts)
  const text = useMomentText()
  return (
    <section className={styles['section']}>
      <h2 className="visually-hidden">{words.heading}</h2>
      <p>{sentences(words, text, receipt).join(words.between)}</p>
      <Outcome receipt={receipt} />
      {receipt._tag === 'Kept' && (
        <>
          <Alert text={failureText(words, text, receipt)} />
          <DeleteButton onDelete={onDelete} />
        </>
      )}
    </section>
  )
}

/** When the photo was deleted, and when the result will be. */
const sentences = (
  words: Words,
  text: (moment: string) => string,
  receipt: ReceiptView,
): ReadonlyArray<string> => [
  words.photo({ at: text(receipt.photoDeletedAt) }),
  ...(receipt._tag === 'Kept' && receipt.expiresAt !== null
    ? [words.expires({ at: text(receipt.expiresAt) })]
    : []),
]

/** Always in the page, so that screen readers announce changes. Takes the focus when the button disappears. */
const Outcome = ({ receipt }: { readonly receipt: ReceiptView }) => {
  const { receipt: words } = useTexts(resultTexts)
  const outcome = useRef<HTMLDivElement>(null)
  const isDeleted = receipt._tag === 'Deleted'
  const wasDeleted = useRef(isDeleted)
  useEffect(() => {
    if (isDeleted && !wasDeleted.current) outcome.current?.focus({ preventScroll: true })
    wasDeleted.current = isDeleted
  }, [isDeleted])
  return (
    <div ref={outcome} role="status" tabIndex={-1} className={styles['outcome']}>
      {receipt._tag === 'Deleted' ? (
        <>
          <p>{removalText(words, receipt.removal)}</p>
          <p>{words.stays}</p>
        </>
      ) : (
        receipt.deletion === 'running' && (
          <p className={styles['running']}>
            <Spinner />
            <span>{words.deleting}</span>
          </p>
        )
      )}
    </div>
  )
}

type Words = ResultTexts['receipt']

const removalText = (words: Words, removal: Removal): string => {
  if (removal._tag === 'NothingLeft') return words.nothingLeft
  if (removal.parts === null) return words.removed.all
  const { photo, result } = removal.parts
  if (photo) return result ? words.removed.both : words.removed.photo
  return result ? words.removed.result : words.nothingLeft
}

/** Why the deletion is uncertain, and when the service deletes automatically. */
const failureText = (
  words: Words,
  text: (moment: string) => string,
  { deletion, expiresAt }: Extract<ReceiptView, { _tag: 'Kept' }>,
): string | null => {
  if (deletion === 'idle' || deletion === 'running') return null
  const byItself =
    expiresAt === null
      ? words.byItselfWithin({ hours: site.retentionHours })
      : words.byItself({ at: text(expiresAt) })
  return [words.notDeleted[deletion], byItself].join(words.between)
}
