import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { RadioGroup } from '../pictures/radio-group.js'
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
  const { drape: words } = useTexts(resultTexts)
  const { wordOf } = useSpokenNames()
  const labelOf = (side: Side) => (
    <>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="9.5" fill={drape[side].colour} />
      </svg>
      <span className={styles['side']}>{labels[side]}</span>
      <span className={styles['name']}>{wordOf(drape[side])}</span>
    </>
  )
  return (
    <RadioGroup
      className={styles['sides']}
      legend={words.sides}
      options={sides.map((side) => [side, labelOf(side)])}
      chosen={drape.side}
      onChoose={drape.setSide}
    />
  )
}

interface ModeChoiceProps {
  readonly drape: Drape
  readonly modes: ReadonlyArray<Mode>
}

/** Chooses what takes the colour. */
export const ModeChoice = ({ drape, modes }: ModeChoiceProps) => {
  const { modes: words } = useTexts(resultTexts).drape
  return (
    <RadioGroup
      className={styles['modes']}
      legend={words.legend}
      options={modes.map((mode) => [mode, words[mode]])}
      chosen={drape.mode}
      onChoose={drape.setMode}
    />
  )
}
