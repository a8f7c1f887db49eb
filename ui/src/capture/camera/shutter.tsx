import type { Ref } from 'react'
import { captureTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import styles from './camera.module.css'

const radius = 35
const circumference = 2 * Math.PI * radius

interface ShutterProps {
  readonly ref: Ref<HTMLButtonElement>
  /** Elapsed share of the time until the automatic release, 0 to 1. */
  readonly held: number
  /** Null while a photo is taken. */
  readonly onPress: (() => void) | null
}

export const Shutter = ({ ref, held, onPress }: ShutterProps) => {
  const { camera: words } = useTexts(captureTexts)
  return (
    <button
      ref={ref}
      type="button"
      className={styles['shutter']}
      aria-label={words.shutter}
      // Not disabled, which would lose the focus.
      aria-disabled={onPress === null}
      onClick={onPress ?? undefined}
    >
      <svg viewBox="0 0 76 76" aria-hidden="true">
        <circle cx="38" cy="38" r={radius} className={styles['track']} />
        <circle
          cx="38"
          cy="38"
          r={radius}
          className={styles['ring']}
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - held)}
        />
        <circle cx="38" cy="38" r="28" className={styles['disc']} />
      </svg>
    </button>
  )
}
