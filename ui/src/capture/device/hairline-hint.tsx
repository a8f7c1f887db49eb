import { useState } from 'react'
import type { Hairline } from '@kaoiro/core/photo/hairline'
import { useDeviceTexts } from '../../device/use-device-texts.js'
import styles from './hairline-hint.module.css'

interface HairlineHintProps {
  /** Where the hairline seems to be. */
  readonly hairline: Hairline
  /** Where the guide is. */
  readonly at: Hairline
  readonly onMove: (hairline: number) => void
}

/** Percent of the picture's height between guide and hint within which there is nothing to ask. */
const near = 3

/** A dashed line at the hairline, and a button that takes the guide there. */
export const HairlineHint = ({ hairline, at, onMove }: HairlineHintProps) => {
  const { look: words } = useDeviceTexts()
  const [isTaken, setTaken] = useState(false)
  if (isTaken || Math.abs(hairline - at) < near) return null
  return (
    <div className={styles['hint']} style={{ top: `${hairline}%` }}>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          // The button goes: its focus moves on to the guide's range, which says where the line is now.
          focusGuide(currentTarget)
          setTaken(true)
          onMove(hairline)
        }}
      >
        <span>{words.here}</span>
        <span className="visually-hidden">{words.hairline(Math.round(hairline))}</span>
      </button>
    </div>
  )
}

const focusGuide = (within: Element): void =>
  within
    .closest('div:has(> input[type="range"])')
    ?.querySelector<HTMLInputElement>('input[type="range"]')
    ?.focus({ preventScroll: true })
