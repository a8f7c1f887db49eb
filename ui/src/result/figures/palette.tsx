import { palettes } from '@kaoiro/core/content/palettes'
import type { Season } from '@kaoiro/core/diagnosis/season'
import { useResultTexts } from '../../language/use-result-texts.js'
import styles from './palette.module.css'

/** A season's named colours. SVG, because the content security policy forbids inline styles. */
export const Palette = ({ season }: { readonly season: Season }) => {
  const { content } = useResultTexts()
  return (
    <ul className={styles['palette']} aria-label={content.pictures.palette(season)}>
      {palettes[season].map(({ id, colour }) => (
        <li key={id}>
          <svg className={styles['swatch']} aria-hidden="true">
            <rect width="100%" height="100%" fill={colour} />
          </svg>
          <span>{content.swatches[id]}</span>
        </li>
      ))}
    </ul>
  )
}
