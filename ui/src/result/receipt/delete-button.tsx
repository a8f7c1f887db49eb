import { useId, useRef } from 'react'
import { Button } from '../../components/controls/button.js'
import { useResultTexts } from '../../language/use-result-texts.js'
import styles from './delete-button.module.css'

/** Deletes everything after one question. */
export const DeleteButton = ({ onDelete }: { readonly onDelete: () => void }) => {
  const { delete: name, question } = useResultTexts().receipt
  const dialog = useRef<HTMLDialogElement>(null)
  const text = useId()
  const close = () => dialog.current?.close()
  const confirm = () => {
    close()
    onDelete()
  }
  return (
    <>
      <Button variant="quiet" onPress={() => dialog.current?.showModal()}>
        {name}
      </Button>
      <dialog ref={dialog} className={styles['question']} aria-labelledby={text}>
        <p id={text}>{question.text}</p>
        <Button variant="primary" onPress={confirm}>
          {question.yes}
        </Button>
        <Button variant="quiet" onPress={close}>
          {question.no}
        </Button>
      </dialog>
    </>
  )
}
