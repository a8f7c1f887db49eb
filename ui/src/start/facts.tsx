import { useStartTexts } from '../language/first-texts.js'
import styles from './facts.module.css'

/** The time and price of a diagnosis, and what happens to the photo. */
export const Facts = () => {
  const { facts, photoFact } = useStartTexts().gender
  return (
    <ul className={styles['facts']}>
      {[...facts, photoFact].map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
