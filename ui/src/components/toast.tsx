import { Spinner } from './spinner.js'
import styles from './components.module.css'

interface ToastProps {
  /** Null while there is nothing to say. */
  readonly text: string | null
  /** Whether what it reports is still going on. */
  readonly busy?: boolean
}

/**
 * A passing message about an action, over the page. The element is in the page from the start, so that
 * screen readers announce what is put into it.
 */
export const Toast = ({ text, busy = false }: ToastProps) => (
  <p role="status" className={styles['toast']}>
    {text !== null && busy && <Spinner />}
    {text}
  </p>
)
