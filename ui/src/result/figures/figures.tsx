import type { Swatch } from '@kaoiro/core/palette'
import type { ChartRow } from '@kaoiro/texts/content'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
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

interface SwatchesProps {
  readonly colours: ReadonlyArray<Swatch>
  /** Describes the list to screen readers. */
  readonly label: string
  /** Shows five in a row instead of four. */
  readonly five?: boolean
}

/** Named colours. SVG, because the content security policy forbids inline styles. */
export function Swatches({ colours, label, five = false }: SwatchesProps) {
  const { swatches: names } = useTexts(resultTexts).content
  return (
    <ul className={`${styles['swatches']} ${five ? styles['five'] : ''}`} aria-label={label}>
      {colours.map(({ id, colour }) => (
        <li key={id}>
          <svg className={styles['swatch']} aria-hidden="true">
            <rect width="100%" height="100%" fill={colour} />
          </svg>
          <span>{names[id]}</span>
        </li>
      ))}
    </ul>
  )
}
