import styles from './alert.module.css'

/** What went wrong. It stands in the page from the start, so that what comes is read out. */
export const Alert = ({ text }: { readonly text: string | null }) => (
  <p role="alert" className={styles['alert']}>
    {text}
  </p>
)
