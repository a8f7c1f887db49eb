import { useEffect, useRef } from 'react'
import type { ResultView } from '@kaoiro/screens/result'
import { Button } from '../../components/controls/button.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import full from '../../components/full-screen.module.css'
import styles from './counter.module.css'
import { StaffSummary } from './staff-summary.js'

interface CounterViewProps {
  readonly view: ResultView
  readonly onClose: () => void
}

interface CounterSheetProps extends CounterViewProps {
  readonly isOpen: boolean
}

/** The view for the staff in a full-screen dialog. Stays in the page, so that closing it restores the focus. */
export function CounterSheet({ view, isOpen, onClose }: CounterSheetProps) {
  const { heading } = useTexts(resultTexts).shop.counter
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) {
      dialog.current?.showModal()
      // The first button is at the foot of the dialog, and its focus would scroll there.
      dialog.current?.querySelector('h2')?.focus()
    } else dialog.current?.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      className={`${full['fullScreen']} ${styles['dialog']}`}
      aria-label={heading}
      onClose={onClose}
    >
      {isOpen && <CounterView view={view} onClose={() => dialog.current?.close()} />}
    </dialog>
  )
}

/** A result for the staff at a counter. */
export function CounterView({ view, onClose }: CounterViewProps) {
  const { counter: words } = useTexts(resultTexts).shop
  return (
    <div className={styles['view']}>
      <h2 tabIndex={-1} className="section-heading">
        {words.heading}
      </h2>
      <p className={styles['lead']}>{words.lead}</p>
      <StaffSummary view={view} />
      <div className={styles['close']}>
        <Button variant="secondary" onPress={onClose}>
          {words.close}
        </Button>
      </div>
    </div>
  )
}
