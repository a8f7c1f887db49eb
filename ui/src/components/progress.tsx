import styles from './progress.module.css'

/** What is going on, in words. It stands in the page from the start, so that changes are read out. */
export const Progress = ({ text }: { readonly text: string | null }) => (
  <p role="status" className={styles['progress']}>
    {text !== null && (
      <>
        <span className={styles['spinner']} aria-hidden="true" />
        {text}
      </>
    )}
  </p>
)
