import styles from './compare-sections.module.css'

/** What both results have in common and what not, a line each. */
export const ComparedWords = ({ sentences }: { readonly sentences: ReadonlyArray<string> }) => (
  <ul className={styles['sentences']}>
    {sentences.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
)
