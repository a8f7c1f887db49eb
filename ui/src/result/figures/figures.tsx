import type { ChartRow } from '@kaoiro/texts/content'
import styles from './figures.module.css'

/** The five rows, as text and dots. */
export function FaceChart({ rows }: { readonly rows: ReadonlyArray<ChartRow> }) {
  return (
    <ul className={styles['chart']}>
      {rows.map((row) => (
        <Row key={row.letter} row={row} />
      ))}
    </ul>
  )
}

const Row = ({ row: { letter, title, levels, index } }: { readonly row: ChartRow }) => (
  <li className={styles['row']}>
    <p className={styles['title']}>
      <span className={styles['letter']}>{letter}</span>
      <span>{title}</span>
    </p>
    <p className={styles['level']}>{levels[index]}</p>
    <div className={styles['scale']} aria-hidden="true">
      <div className={styles['dots']}>
        {levels.map((level, at) => (
          <span key={level} className={at === index ? styles['here'] : undefined} />
        ))}
      </div>
      <div className={styles['ends']}>
        <span>{levels.at(0)}</span>
        <span>{levels.at(-1)}</span>
      </div>
    </div>
  </li>
)
