import styles from './feedback.module.css'

/** Decorative progress indicator; the text next to it says what is awaited. */
export const Spinner = () => <span className={styles['spinner']} aria-hidden="true" />
