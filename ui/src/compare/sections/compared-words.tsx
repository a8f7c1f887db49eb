import styles from './compare-sections.module.css'

/** Similarities and differences, one per line. */
export const ComparedWords = ({ sentences }: { readonly sentences: ReadonlyArray<string> }) => (
  <ul className={styles['sentences']}>
    {sentences.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
)
