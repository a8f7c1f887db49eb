import styles from './feedback.module.css'

/** Decorative progress indicator. The text next to it describes the progress. */
export const Spinner = () => <span className={styles['spinner']} aria-hidden="true" />
