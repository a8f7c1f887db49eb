import { useState } from 'react'
import type { Hairline } from '@kaoiro/core/photo'
import { deviceTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import styles from './hairline-hint.module.css'

interface HairlineHintProps {
  /** Detected hairline. */
  readonly hairline: Hairline
  /** Position of the guide. */
  readonly at: Hairline
  readonly onMove: (hairline: number) => void
}

/** Minimum distance between guide and hint, in percent of the image height. */
const near = 3

/** A dashed line at the detected hairline, with a button that moves the guide there. */
export const HairlineHint = ({ hairline, at, onMove }: HairlineHintProps) => {
  const { look: words } = useTexts(deviceTexts)
  const [isTaken, setTaken] = useState(false)
  if (isTaken || Math.abs(hairline - at) < near) return null
  return (
    <div className={styles['hint']} style={{ top: `${hairline}%` }}>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          // The button disappears, so focus moves to the guide's range input.
          focusGuide(currentTarget)
          setTaken(true)
          onMove(hairline)
        }}
      >
        <span>{words.here}</span>
        <span className="visually-hidden">{words.hairline({ percent: Math.round(hairline) })}</span>
      </button>
    </div>
  )
}

const focusGuide = (within: Element): void =>
  within
    .closest('div:has(> input[type="range"])')
    ?.querySelector<HTMLInputElement>('input[type="range"]')
    ?.focus({ preventScroll: true })
