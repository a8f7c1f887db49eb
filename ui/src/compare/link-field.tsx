import { useId, useState } from 'react'
import { Alert } from '../components/feedback.js'
import { buttonClass } from '../components/controls/button.js'
import { compareTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../language/use-texts.js'
import styles from './link-field.module.css'

interface LinkFieldProps {
  readonly problem: string | null
  /** The text of the button. */
  readonly submit: string
  readonly onSubmit: (text: string) => void
  readonly onPaste: (show: (text: string) => void) => void
}

/** A field for the link to a result, with a paste button where the clipboard is readable. */
export function LinkField({ problem, submit, onSubmit, onPaste }: LinkFieldProps) {
  const { pickResult: words } = useTexts(compareTexts)
  const [text, setText] = useState('')
  const id = useId()
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(text)
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        {words.field}
      </label>
      <div className={styles['row']}>
        <input
          id={id}
          type="text"
          inputMode="url"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder="https://…/result/…"
          className={styles['field']}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {canPaste() && (
          <button type="button" className={styles['paste']} onClick={() => onPaste(setText)}>
            {words.paste}
          </button>
        )}
      </div>
      <Alert text={problem} />
      <button type="submit" className={buttonClass('primary')}>
        {submit}
      </button>
    </form>
  )
}

/** Needs https, and not every browser allows reading the clipboard. */
const canPaste = (): boolean =>
  typeof (navigator.clipboard as Clipboard | undefined)?.readText === 'function'
