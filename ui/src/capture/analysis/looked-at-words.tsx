import { useCaptureTexts } from '../../language/use-capture-texts.js'
import styles from './focus-light.module.css'
import { lookedAt } from './looked-at.js'

/** The parts of the face that the analysis looks at. The line moves with the light on the photo. */
export const LookedAtWords = () => {
  const { label, parts } = useCaptureTexts().analysing.lookedAt
  return (
    <ul className={styles['words']} aria-label={label}>
      {lookedAt.map((part) => (
        <li key={part}>{parts[part]}</li>
      ))}
    </ul>
  )
}
