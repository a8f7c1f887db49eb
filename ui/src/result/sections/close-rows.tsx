import { useResultTexts } from '../../language/use-result-texts.js'
import styles from './result-section.module.css'

/** The rows with a level close to another face pattern, one sentence per row; empty without such rows. */
export const CloseRows = ({ sentences }: { readonly sentences: ReadonlyArray<string> }) => {
  const { heading, lead } = useResultTexts().content.alternatives
  if (sentences.length === 0) return null
  return (
    <div className={styles['closeRows']}>
      <h4 className={styles['closeHeading']}>{heading}</h4>
      <p className={styles['closeLead']}>{lead}</p>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
