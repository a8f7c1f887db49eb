import { useEffect, useRef } from 'react'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import type { ResultView } from '../view/result-view.js'
import { CounterView } from './counter-view.js'
import full from '../../components/full-screen.module.css'
import styles from './counter.module.css'

interface CounterSheetProps {
  readonly view: ResultView
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The view for the staff in a full-screen dialog. Stays in the page, so that closing it restores the focus. */
export const CounterSheet = ({ view, isOpen, onClose }: CounterSheetProps) => {
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
