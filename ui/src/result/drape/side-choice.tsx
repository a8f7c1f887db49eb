import { useId } from 'react'
import { useResultTexts } from '../../language/use-result-texts.js'
import { sides } from './drape-colours.js'
import type { Mode, Side } from './drape-colours.js'
import styles from './drape-controls.module.css'
import type { Drape } from './use-drape.js'
import { useSpokenNames } from './use-spoken-names.js'

interface SideChoiceProps {
  readonly drape: Drape
  readonly labels: Readonly<Record<Side, string>>
}

/** Chooses between the colours to wear and those to keep away; shows the colour of each. */
export const SideChoice = ({ drape, labels }: SideChoiceProps) => {
  const { drape: words } = useResultTexts()
  const { wordOf } = useSpokenNames()
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
          <span className={styles['side']}>{labels[side]}</span>
          <span className={styles['name']}>{wordOf(drape[side])}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface ModeChoiceProps {
  readonly drape: Drape
  readonly modes: ReadonlyArray<Mode>
}

/** Chooses what takes the colour. */
export const ModeChoice = ({ drape, modes }: ModeChoiceProps) => {
  const { drape: words } = useResultTexts()
  const name = useId()
  return (
    <fieldset className={styles['modes']}>
      <legend className="visually-hidden">{words.modes.legend}</legend>
      {modes.map((mode) => (
        <label key={mode}>
          <input
            type="radio"
            className="covering-input"
            name={name}
            checked={drape.mode === mode}
            onChange={() => drape.setMode(mode)}
          />
          {words.modes[mode]}
        </label>
      ))}
    </fieldset>
  )
}
