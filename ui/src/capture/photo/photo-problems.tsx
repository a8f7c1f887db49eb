import type { Reason } from '@kaoiro/core/diagnosis'
import type { QualityHint } from '@kaoiro/core/photo'
import { captureTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import styles from './photo-tips.module.css'

interface PhotoProblemsProps {
  readonly problems: ReadonlyArray<QualityHint | Reason>
}

/** The problems of a photo, each with advice, in the words of the failed screen. */
export const PhotoProblems = ({ problems }: PhotoProblemsProps) => {
  const { messages } = useTexts(captureTexts)
  return (
    <ul className={styles['hints']}>
      {problems.map((problem) => (
        <li key={problem}>{messages.reasons[problem]}</li>
      ))}
    </ul>
  )
}
