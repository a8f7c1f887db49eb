import type { Hairline } from '@kaoiro/core/hairline'
import { useCaptureTexts } from '../texts/capture.js'
import styles from './hairline-buttons.module.css'

interface HairlineButtonsProps {
  readonly at: Hairline
  readonly onMove: (hairline: number) => void
}

/** The line's place, and buttons for those who do not drag. */
export const HairlineButtons = ({ at, onMove }: HairlineButtonsProps) => {
  const { hairline: words } = useCaptureTexts()
  const here = Math.round(at)
  return (
    <div className={styles['buttons']}>
      <button type="button" aria-label={words.up} onClick={() => onMove(here - 1)}>
        <Sign d="M5 12h14" />
      </button>
      <p aria-live="polite">{words.value(here)}</p>
      <button type="button" aria-label={words.down} onClick={() => onMove(here + 1)}>
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
