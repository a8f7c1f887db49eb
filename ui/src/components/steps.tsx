import styles from './steps.module.css'
import { useSharedTexts } from '../language/first-texts.js'

/** Step indicator, out of three. */
export function Steps({ current }: { readonly current: 1 | 2 | 3 }) {
  const { label, outOf } = useSharedTexts().steps
  return (
    <div className={styles['steps']}>
      <p className={styles['count']}>
        <span className="visually-hidden">{label}</span>
        <span className={styles['current']}>{current}</span>
        <span>{outOf}</span>
      </p>
      <div className={styles['track']} aria-hidden="true">
        {[1, 2, 3].map((step) => (
          <span key={step} className={step <= current ? styles['reached'] : undefined} />
        ))}
      </div>
    </div>
  )
}
