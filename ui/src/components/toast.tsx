import { Spinner } from './spinner.js'
import styles from './feedback.module.css'

interface ToastProps {
  /** Null hides the toast. */
  readonly text: string | null
  /** Shows a spinner while the action is in progress. */
  readonly busy?: boolean
}

/**
 * A temporary message about an action, over the page. The element is always in the page, so that
 * screen readers announce changes.
 */
export function Toast({ text, busy = false }: ToastProps) {
  return (
    <p role="status" className={styles['toast']}>
      {text !== null && (
        <>
          {busy && <Spinner />}
          <span>{text}</span>
        </>
      )}
    </p>
  )
}
