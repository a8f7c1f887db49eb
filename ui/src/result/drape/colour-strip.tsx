import type { Dispatch } from 'react'
import { useEffect, useId, useRef } from 'react'
import type { Drape, DrapingAction, Way } from '@kaoiro/screens/draping'
import { tintName } from '@kaoiro/screens/draping'
import { resultTexts } from '@kaoiro/texts/screens'
import { withoutBreaks } from '../../components/break-place.js'
import { Icon } from '../../components/icon.js'
import { useTexts } from '../../language/use-texts.js'
import styles from './drape-controls.module.css'

interface ColourStripProps {
  readonly drape: Drape
  /** Goes to the colour before or after, and announces it. */
  readonly onStep: (by: Way) => void
  readonly dispatch: Dispatch<DrapingAction>
}

/** The colours of the chosen side in a row that scrolls, between arrows. */
export function ColourStrip({ drape, onStep, dispatch }: ColourStripProps) {
  const texts = useTexts(resultTexts)
  const { drape: words } = texts
  const name = useId()
  const row = useRef<HTMLFieldSetElement>(null)
  const { colours, colour, side } = drape
  useEffect(() => {
    const { current } = row
    const chosen = current?.querySelector<HTMLElement>('label:has(:checked)')
    if (current === null || chosen === null || chosen === undefined) return
    // Scrolls the row alone; `scrollIntoView` might scroll the page.
    current.scrollLeft = chosen.offsetLeft + chosen.offsetWidth / 2 - current.clientWidth / 2
  }, [colour, side])
  return (
    <div className={styles['strip']}>
      <Arrow label={words.previous} path="m14 5-7 7 7 7" onPress={() => onStep(-1)} />
      <fieldset ref={row} className={styles['row']}>
        <legend className="visually-hidden">{words[side]}</legend>
        {colours.map((swatch) => (
          <label key={`${swatch.id} ${swatch.colour}`}>
            <input
              type="radio"
              className="covering-input"
              name={name}
              checked={swatch === colour}
              aria-label={withoutBreaks(tintName(texts, swatch))}
              onChange={() => dispatch({ _tag: 'Choose', tint: swatch })}
            />
            <svg viewBox="0 0 44 44" aria-hidden="true">
              <circle cx="22" cy="22" r="15" fill={swatch.colour} />
              <circle cx="22" cy="22" r="19.5" className={styles['ring']} />
            </svg>
          </label>
        ))}
      </fieldset>
      <Arrow label={words.next} path="m10 5 7 7-7 7" onPress={() => onStep(1)} />
    </div>
  )
}

interface ArrowProps {
  readonly label: string
  readonly path: string
  readonly onPress: () => void
}

const Arrow = ({ label, path, onPress }: ArrowProps) => (
  <button type="button" className={styles['arrow']} aria-label={label} onClick={onPress}>
    <Icon path={path} />
  </button>
)
