import styles from './terms.module.css'

/** Small print, each line with a reference mark. */
export const Notes = ({ notes }: { readonly notes: ReadonlyArray<string> }) => (
  <ul className={styles['notes']}>
    {notes.map((note) => (
      <li key={note}>{note}</li>
    ))}
  </ul>
)
