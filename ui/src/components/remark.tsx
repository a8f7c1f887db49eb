import styles from './remark.module.css'

interface RemarkProps {
  /** Null while there is nothing to say. */
  readonly text: string | null
  /** Whether what it says is still going on. */
  readonly busy?: boolean
}

/**
 * A passing word about an action, over the page. It stands there from the start, so that what comes
 * is read out.
 */
export const Remark = ({ text, busy = false }: RemarkProps) => (
  <p role="status" className={styles['remark']}>
    {text !== null && busy && <span className={styles['spinner']} aria-hidden="true" />}
    {text}
  </p>
)
