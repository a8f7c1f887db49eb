import type { Swatch } from '@kaoiro/core/palette'
import type { Content } from '@kaoiro/texts/content'
import styles from './swatches.module.css'

interface SwatchesProps {
  readonly colours: ReadonlyArray<Swatch>
  readonly names: Content['swatches']
  /** Describes the list to screen readers. */
  readonly label: string
  /** Shows five in a row instead of four. */
  readonly five?: boolean
}

/** Named colours. SVG, because the content security policy forbids inline styles. */
export function Swatches({ colours, names, label, five = false }: SwatchesProps) {
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
