import { palettes } from '@kaoiro/core/content/palettes'
import type { Season } from '@kaoiro/core/diagnosis/season'
import { useResultTexts } from '../texts/use-result-texts.js'
import styles from './palette.module.css'

/** A season's colours, each with its name. */
export const Palette = ({ season }: { readonly season: Season }) => {
  const { content } = useResultTexts()
  return (
    <ul className={styles['palette']} aria-label={content.pictures.palette(season)}>
      {palettes[season].map(({ id, colour }) => (
        <li key={id}>
          <span className={styles['swatch']} style={{ background: colour }} />
          {content.swatches[id]}
        </li>
      ))}
    </ul>
  )
}
