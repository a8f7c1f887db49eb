import styles from './toast.module.css'

interface ToastProps {
  /** Null while there is nothing to say. */
  readonly text: string | null
  /** Whether what it says is still going on. */
  readonly busy?: boolean
}

/**
 * A passing word about an action, over the page. It stands there from the start, so that what comes
 * is read out.
 */
export const Toast = ({ text, busy = false }: ToastProps) => (
  <p role="status" className={styles['remark']}>
    {text !== null && busy && <span className={styles['spinner']} aria-hidden="true" />}
    {text}
  </p>
)
