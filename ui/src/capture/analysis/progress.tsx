import { Spinner } from '../../components/spinner.js'
import styles from '../components/photo-preview.module.css'

/** The current phase as text, announced to screen readers. */
export const Progress = ({ text }: { readonly text: string }) => (
  <p role="status" className={styles['progress']}>
    <Spinner />
    <span>{text}</span>
  </p>
)
