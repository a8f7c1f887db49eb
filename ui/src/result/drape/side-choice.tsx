import { useId } from 'react'
import { useResultTexts } from '../../language/use-result-texts.js'
import { sides } from './drape-colours.js'
import styles from './drape-controls.module.css'
import type { Drape } from './use-drape.js'

/** Chooses between the colours to wear and those to keep away; shows the colour of each. */
export const SideChoice = ({ drape }: { readonly drape: Drape }) => {
  const { drape: words, content } = useResultTexts()
  const name = useId()
  return (
    <fieldset className={styles['sides']}>
      <legend className="visually-hidden">{words.sides}</legend>
      {sides.map((side) => (
        <label key={side}>
          <input
            type="radio"
            className="covering-input"
            name={name}
            checked={drape.side === side}
            onChange={() => drape.setSide(side)}
          />
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="10" cy="10" r="9.5" fill={drape[side].colour} />
          </svg>
          <span className={styles['side']}>{words[side]}</span>
          <span className={styles['name']}>{content.swatches[drape[side].id]}</span>
        </label>
      ))}
    </fieldset>
  )
}
