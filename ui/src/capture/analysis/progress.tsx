import { Spinner } from '../../components/spinner.js'
import styles from './analysis.module.css'

/** What is going on, in words; the next phase is read out. */
export const Progress = ({ text }: { readonly text: string }) => (
  <p role="status" className={styles['progress']}>
    <Spinner />
    {text}
  </p>
)
