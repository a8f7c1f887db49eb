import styles from './feedback.module.css'

/** An error message. The element is always in the page, so that screen readers announce changes. */
export function Alert({ text }: { readonly text: string | null }) {
  return (
    <p role="alert" className={styles['alert']}>
      {text}
    </p>
  )
}
