import { useStartTexts } from '../language/first-texts.js'
import styles from './facts.module.css'

/** What a diagnosis takes: time, price and what happens to the photo. */
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
