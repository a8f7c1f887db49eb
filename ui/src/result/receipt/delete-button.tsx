import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useOverlayEntry } from '../../adapters/overlay-entry.js'
import { asModal } from '../../components/as-modal.js'
import { Button } from '../../components/controls/button.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import styles from './delete-button.module.css'

/** Opens the question with the focus on the answer that changes nothing. */
const ask = (dialog: HTMLDialogElement) => {
  const end = asModal(dialog)
  dialog.querySelector<HTMLElement>('button:last-of-type')?.focus()
  return end
}

/** Deletes everything after one question. */
export const DeleteButton = ({ onDelete }: { readonly onDelete: () => void }) => {
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
