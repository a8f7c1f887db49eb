import { useState } from 'react'
import { Button, buttonClass } from '../../components/controls/button.js'
import { Toast } from '../../components/toast.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { RadioGroup } from '../pictures/radio-group.js'
import type { ResultView } from '@kaoiro/screens/result'
import { ColourStrip } from './colour-strip.js'
import type { TryOnRequest } from './try-on-request.js'
import type { Mode, Side } from './drape-colours.js'
import { otherSeason, sides } from './drape-colours.js'
import type { DrapeKit } from './drape-kit.js'
import { DrapeStage } from './drape-stage.js'
import controls from './drape-controls.module.css'
import styles from './drape-view.module.css'
import type { Drape } from './use-drape.js'
import { useDrape } from './use-drape.js'
import { useSpokenNames } from './use-spoken-names.js'

interface DrapeViewProps {
  readonly view: ResultView
  readonly kit: DrapeKit
  /** The make-up or colours to open with. */
  readonly request: TryOnRequest | null
  readonly modes: ReadonlyArray<Mode>
  /** Saves what the draping shows. */
  readonly onSave: (drape: Drape) => void
  readonly toast: string | null
}

/** The draping with its controls, which are at the bottom, within reach of the thumb. */
export function DrapeView({ view, kit, request, modes, onSave, toast }: DrapeViewProps) {
  const { drape: words, content } = useTexts(resultTexts)
  const { nameOf, titleOf } = useSpokenNames()
  const drape = useDrape(view.season, view.alsoSuits, request)
  const [announced, announce] = useState('')
  const { neighbours, against, mode } = drape
  const other = mode === 'cloth' ? otherSeason(view.season, request) : null
  const labels =
    other === null
      ? { wear: words.wear, avoid: words.avoid }
      : { wear: content.seasonName(other, null), avoid: words.wear }
  const halves = against === 'bare' ? { wear: labels[drape.side], avoid: words.bare } : labels
  const step = (by: -1 | 1) => {
    announce(nameOf(neighbours[by === 1 ? 1 : 0]))
    drape.step(by)
  }
  return (
    <div className={styles['view']}>
      <DrapeStage kit={kit} drape={{ ...drape, step }} title={titleOf(drape)} labels={halves} />
      <div className={styles['controls']}>
        <div className={styles['over']}>
          <Toast text={toast} />
        </div>
        {modes.length > 1 && <ModeChoice drape={drape} modes={modes} />}
        <SideChoice drape={drape} labels={labels} />
        <ColourStrip drape={drape} onStep={step} />
        <p role="status" className="visually-hidden">
          {announced}
        </p>
        <div className={styles['actions']}>
          <button
            type="button"
            className={`${buttonClass('secondary')} ${styles['toggle']}`}
            aria-pressed={against === 'avoid'}
            onClick={() => drape.compare('avoid')}
          >
            {words.compare}
          </button>
          {mode !== 'cloth' && (
            <button
              type="button"
              className={`${buttonClass('secondary')} ${styles['toggle']}`}
              aria-pressed={against === 'bare'}
              onClick={() => drape.compare('bare')}
            >
              {words.withBare}
            </button>
          )}
          <Button variant="secondary" onPress={() => onSave(drape)}>
            {words.save}
          </Button>
        </div>
        {/* Closes the dialog without a script's help. */}
        <form method="dialog">
          <button className={buttonClass('quiet')}>{words.close}</button>
        </form>
        <p className={styles['note']}>{words.privacy}</p>
      </div>
    </div>
  )
}

interface SideChoiceProps {
  readonly drape: Drape
  readonly labels: Readonly<Record<Side, string>>
}

/** Chooses between the colours to wear and those to keep away; shows the colour of each. */
const SideChoice = ({ drape, labels }: SideChoiceProps) => {
  const { drape: words } = useTexts(resultTexts)
  const { wordOf } = useSpokenNames()
  const labelOf = (side: Side) => (
    <>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="9.5" fill={drape[side].colour} />
      </svg>
      <span className={controls['side']}>{labels[side]}</span>
      <span className={controls['name']}>{wordOf(drape[side])}</span>
    </>
  )
  return (
    <RadioGroup
      className={controls['sides']}
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
const ModeChoice = ({ drape, modes }: ModeChoiceProps) => {
  const { modes: words } = useTexts(resultTexts).drape
  return (
    <RadioGroup
      className={controls['modes']}
      legend={words.legend}
      options={modes.map((mode) => [mode, words[mode]])}
      chosen={drape.mode}
      onChoose={drape.setMode}
    />
  )
}
