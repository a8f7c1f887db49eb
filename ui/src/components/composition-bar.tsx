import type { Season } from '@kaoiro/core/season'
import type { Share } from '../result-view.js'
import { texts } from '../texts.js'
import styles from './composition-bar.module.css'

const { result: words } = texts

const toneOf: Readonly<Record<Season, string | undefined>> = {
  spring: styles['spring'],
  summer: styles['summer'],
  autumn: styles['autumn'],
  winter: styles['winter'],
}

/** The four seasons' shares side by side; the legend gives every share to those who listen. */
export const CompositionBar = ({ shares }: { readonly shares: ReadonlyArray<Share> }) => (
  <div className={styles['composition']}>
    <h3 className={styles['heading']}>{words.composition}</h3>
    <div className={styles['bar']} aria-hidden="true">
      {shares
        .filter(({ percent }) => percent > 0)
        .map(({ season, percent, labelled }) => (
          <span key={season} className={toneOf[season]} style={{ flexGrow: percent }}>
            {labelled && words.percent(percent)}
          </span>
        ))}
    </div>
    <ul className={styles['legend']}>
      {shares.map(({ season, percent }) => (
        <li key={season}>
          <span className={`${styles['swatch']} ${toneOf[season]}`} aria-hidden="true" />
          {words.seasons[season]}
          <span className="visually-hidden">{words.percent(percent)}</span>
        </li>
      ))}
    </ul>
  </div>
)
