import styles from './steps.module.css'
import { useSharedTexts } from '../language/first-texts.js'

/** Step indicator, out of three. */
export const Steps = ({ current }: { readonly current: 1 | 2 | 3 }) => {
  const { label, of, total } = useSharedTexts().steps
  return (
    <div className={styles['steps']}>
      <p className={styles['count']}>
        <span className="visually-hidden">{label}</span>
        <span className={styles['current']}>{current}</span>
        {of}
        {total}
      </p>
      <div className={styles['track']} aria-hidden="true">
        {Array.from({ length: total }, (_, step) => (
          <span key={step} className={step < current ? styles['reached'] : undefined} />
        ))}
      </div>
    </div>
  )
}
