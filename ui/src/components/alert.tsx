import styles from './components.module.css'

/** What went wrong. In the page from the start, so that screen readers announce what is put into it. */
export const Alert = ({ text }: { readonly text: string | null }) => (
  <p role="alert" className={styles['alert']}>
    {text}
  </p>
)
