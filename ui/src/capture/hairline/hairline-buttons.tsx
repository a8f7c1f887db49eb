import { useState } from 'react'
import type { Hairline } from '@kaoiro/core/photo'
import { clampHairline } from '@kaoiro/core/photo'
import { captureTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import styles from './hairline-buttons.module.css'

interface HairlineButtonsProps {
  readonly at: Hairline
  readonly onMove: (hairline: number) => void
}

/** The position of the line, with buttons as an alternative to dragging. */
export const HairlineButtons = ({ at, onMove }: HairlineButtonsProps) => {
  const { hairline: words } = useTexts(captureTexts)
  const here = Math.round(at)
  // Screen readers announce changes of the range, but not those made by the buttons.
  const [announced, announce] = useState('')
  const step = (by: number) => {
    onMove(here + by)
    announce(words.value({ percent: clampHairline(here + by) }))
  }
  return (
    <div className={styles['buttons']}>
      <button type="button" aria-label={words.up} onClick={() => step(-1)}>
        <Sign d="M5 12h14" />
      </button>
      <p>{words.value({ percent: here })}</p>
      <span className="visually-hidden" aria-live="polite">
        {announced}
      </span>
      <button type="button" aria-label={words.down} onClick={() => step(1)}>
        <Sign d="M5 12h14M12 5v14" />
      </button>
    </div>
  )
}

const Sign = ({ d }: { readonly d: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
)
