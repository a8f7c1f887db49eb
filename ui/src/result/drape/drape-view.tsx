import type { Dispatch, ReactNode } from 'react'
import { useReducer, useState } from 'react'
import { isSeen } from '@kaoiro/drawing/painted'
import type {
  Drape,
  DrapingAction,
  Mode,
  SeasonTint,
  Side,
  TryOnRequest,
  Way,
} from '@kaoiro/screens/draping'
import {
  drapeOf,
  drapeTitle,
  drapingAfter,
  halfLabels,
  isCloth,
  sideLabels,
  sides,
  startDraping,
  tintName,
} from '@kaoiro/screens/draping'
import { withoutBreaks } from '../../components/break-place.js'
import { Button, buttonClass } from '../../components/controls/button.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { RadioGroup } from '../pictures/radio-group.js'
import type { ResultView } from '@kaoiro/screens/result'
import { ColourStrip } from './colour-strip.js'
import type { DrapeKit } from './drape-kit.js'
import { DrapeStage } from './drape-stage.js'
import controls from './drape-controls.module.css'
import styles from './drape-view.module.css'

interface DrapeViewProps {
  readonly view: ResultView
  readonly kit: DrapeKit
  /** The make-up or colours to open with. */
  readonly request: TryOnRequest | null
  readonly modes: ReadonlyArray<Mode>
  /** The other side of the comparison at the start. */
  readonly against?: Drape['against']
  /** Saves what the draping shows; null on devices that customers share. */
  readonly onSave: ((drape: Drape) => void) | null
  /** Below the controls. */
  readonly children?: ReactNode
}

/** The draping with its controls, which are at the bottom, within reach of the thumb. */
export function DrapeView({
  view,
  kit,
  request,
  modes,
  against: first = null,
  onSave,
  children,
}: DrapeViewProps) {
  const texts = useTexts(resultTexts)
  const { drape: words } = texts
  const [state, dispatch] = useReducer(drapingAfter, null, () =>
    startDraping(
      view,
      request,
      (area, colour) => kit.makeUp === null || isSeen(kit.makeUp, area, colour),
      first,
    ),
  )
  const drape = drapeOf(state)
  const [announced, announce] = useState('')
  const { neighbours, against, mode, colour } = drape
  const offered = modes.filter((of) => drape.modes.includes(of))
  const labels = sideLabels(texts, drape)
  const step = (by: Way) => {
    announce(withoutBreaks(tintName(texts, neighbours[by === 1 ? 1 : 0])))
    dispatch({ _tag: 'Step', by })
  }
  return (
    <div className={styles['view']}>
      <DrapeStage
        {...{ kit, drape, dispatch }}
        onStep={step}
        title={withoutBreaks(drapeTitle(texts, drape))}
        labels={halfLabels(texts, labels, drape)}
      />
      <div className={styles['controls']}>
        {offered.length > 1 && <ModeChoice {...{ drape, dispatch }} modes={offered} />}
        {colour.id === 'season' ? (
          <ToColours name={tintName(texts, colour)} tint={colour} dispatch={dispatch} />
        ) : (
          <SideChoice {...{ drape, dispatch, labels }} />
        )}
        <ColourStrip {...{ drape, dispatch }} onStep={step} />
        <p role="status" className="visually-hidden">
          {announced}
        </p>
        <div className={styles['actions']}>
          <button
            type="button"
            className={`${buttonClass('secondary')} ${styles['toggle']}`}
            aria-pressed={against === 'avoid'}
            onClick={() => dispatch({ _tag: 'Compare', to: 'avoid' })}
          >
            {words.compare}
          </button>
          {!isCloth(mode) && (
            <button
              type="button"
              className={`${buttonClass('secondary')} ${styles['toggle']}`}
              aria-pressed={against === 'bare'}
              onClick={() => dispatch({ _tag: 'Compare', to: 'bare' })}
            >
              {words.withBare}
            </button>
          )}
          {onSave !== null && (
            <Button variant="secondary" onPress={() => onSave(drape)}>
              {words.save}
            </Button>
          )}
        </div>
        {children}
      </div>
    </div>
  )
}

interface ChoiceProps {
  readonly drape: Drape
  readonly dispatch: Dispatch<DrapingAction>
}

interface SideChoiceProps extends ChoiceProps {
  readonly labels: Readonly<Record<Side, string>>
}

/** Chooses between the colours to wear and those to keep away; shows the colour of each. */
const SideChoice = ({ drape, dispatch, labels }: SideChoiceProps) => {
  const texts = useTexts(resultTexts)
  const labelOf = (side: Side) => (
    <>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="9.5" fill={drape[side].colour} />
      </svg>
      <span className={controls['side']}>{labels[side]}</span>
      <span className={controls['name']}>{tintName(texts, drape[side])}</span>
    </>
  )
  return (
    <RadioGroup
      className={controls['sides']}
      legend={texts.drape.sides}
      options={sides.map((side) => [side, labelOf(side)])}
      chosen={drape.side}
      onChoose={(side) => dispatch({ _tag: 'ChooseSide', side })}
    />
  )
}

interface ToColoursProps extends Pick<ChoiceProps, 'dispatch'> {
  readonly name: string
  readonly tint: SeasonTint
}

/** Names the season that is shown, and leads to all its colours. */
const ToColours = ({ name, tint: { season, colour }, dispatch }: ToColoursProps) => (
  <button
    type="button"
    className={controls['season']}
    onClick={() => dispatch({ _tag: 'ShowColours', of: season })}
  >
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="9.5" fill={colour} />
    </svg>
    <span className={controls['name']}>{name}</span>
    <span className={controls['side']}>{useTexts(resultTexts).drape.allColours}</span>
  </button>
)

interface ModeChoiceProps extends ChoiceProps {
  readonly modes: ReadonlyArray<Mode>
}

/** Chooses what takes the colour. */
const ModeChoice = ({ drape, dispatch, modes }: ModeChoiceProps) => {
  const { modes: words } = useTexts(resultTexts).drape
  return (
    <RadioGroup
      className={controls['modes']}
      legend={words.legend}
      options={modes.map((mode) => [mode, words[mode]])}
      chosen={drape.mode}
      onChoose={(mode) => dispatch({ _tag: 'ChooseMode', mode })}
    />
  )
}
