import styles from './components.module.css'

/** Turns while the visitor waits for what the words beside it name. */
export const Spinner = () => <span className={styles['spinner']} aria-hidden="true" />
