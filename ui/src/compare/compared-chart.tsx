import type { ComparedRow } from '@kaoiro/screens/compare'
import { SideBadge } from './compare-parts.js'
import styles from './compared-chart.module.css'

/**
 * The five rows with both levels as text and marks: A above the scale, B below. Without the rows' letters, which would
 * read as the names of the two results.
 */
export function ComparedChart({ rows }: { readonly rows: ReadonlyArray<ComparedRow> }) {
  return (
    <ul className={styles['chart']}>
      {rows.map((row) => (
        <Row key={row.title} row={row} />
      ))}
    </ul>
  )
}

const Row = ({ row: { title, levels, a, b } }: { readonly row: ComparedRow }) => (
  <li className={styles['row']}>
    <p className={styles['title']}>{title}</p>
    <p className={styles['levels']}>
      <span>
        <SideBadge side="a" />
        {a === b && <SideBadge side="b" />}
        <span>{levels[a]}</span>
      </span>
      {a !== b && (
        <span>
          <SideBadge side="b" />
          <span>{levels[b]}</span>
        </span>
      )}
    </p>
    <div className={styles['scale']} aria-hidden="true">
      {levels.map((level, at) => (
        <span key={level} className={styles['step']}>
          <span className={styles['above']}>{at === a && <SideBadge side="a" />}</span>
          <span className={at === a || at === b ? styles['here'] : styles['dot']} />
          <span className={styles['below']}>{at === b && <SideBadge side="b" />}</span>
        </span>
      ))}
    </div>
    <div className={styles['ends']} aria-hidden="true">
      <span>{levels.at(0)}</span>
      <span>{levels.at(-1)}</span>
    </div>
  </li>
)
