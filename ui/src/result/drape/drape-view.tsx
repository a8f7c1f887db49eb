import { useState } from 'react'
import { Button, buttonClass } from '../../components/controls/button.js'
import { Toast } from '../../components/toast.js'
import { useResultTexts } from '../../language/use-result-texts.js'
import type { ResultView } from '../view/result-view.js'
import { ColourStrip } from './colour-strip.js'
import type { DrapeKit } from './drape-kit.js'
import { DrapeStage } from './drape-stage.js'
import styles from './drape-view.module.css'
import { SideChoice } from './side-choice.js'
import type { Drape } from './use-drape.js'
import { useDrape } from './use-drape.js'
import { useSpokenNames } from './use-spoken-names.js'

interface DrapeViewProps {
  readonly view: ResultView
  readonly kit: DrapeKit
  /** Saves what the draping shows. */
  readonly onSave: (drape: Drape) => void
  readonly toast: string | null
}

/** The draping with its controls, which are at the bottom, within reach of the thumb. */
export const DrapeView = ({ view, kit, onSave, toast }: DrapeViewProps) => {
  const { drape: words } = useResultTexts()
  const { nameOf, titleOf } = useSpokenNames()
  const drape = useDrape(view.season, view.alsoSuits)
  const [announced, announce] = useState('')
  const { neighbours, isSplit } = drape
  const step = (by: -1 | 1) => {
    announce(nameOf(neighbours[by === 1 ? 1 : 0]))
    drape.step(by)
  }
  return (
    <div className={styles['view']}>
      <DrapeStage kit={kit} drape={{ ...drape, step }} title={titleOf(drape)} />
      <div className={styles['controls']}>
        <div className={styles['over']}>
          <Toast text={toast} />
        </div>
        <SideChoice drape={drape} />
        <ColourStrip drape={drape} onStep={step} />
        <p role="status" className="visually-hidden">
          {announced}
        </p>
        <div className={styles['actions']}>
          <button
            type="button"
            className={`${buttonClass('secondary')} ${styles['toggle']}`}
            aria-pressed={isSplit}
            onClick={drape.toggleSplit}
          >
            {words.compare}
          </button>
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
