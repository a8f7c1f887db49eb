import type { Ref } from 'react'
import { captureTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import styles from './camera.module.css'
import { Shutter } from './shutter.js'

interface CameraControlsProps {
  readonly shutter: Ref<HTMLButtonElement>
  readonly held: number
  readonly onShoot: (() => void) | null
  /** Whether the shutter releases automatically. */
  readonly isAuto: boolean
  readonly onAuto: (isAuto: boolean) => void
  /** Null if there is one camera only. */
  readonly onTurn: (() => void) | null
}

export const CameraControls = ({
  shutter,
  held,
  onShoot,
  isAuto,
  onAuto,
  onTurn,
}: CameraControlsProps) => {
  const { camera: words } = useTexts(captureTexts)
  return (
    <div className={styles['controls']}>
      <button
        type="button"
        className={styles['auto']}
        aria-pressed={isAuto}
        onClick={() => onAuto(!isAuto)}
      >
        <span>{words.auto}</span>
        <span aria-hidden="true" className={styles['state']}>
          {isAuto ? words.on : words.off}
        </span>
      </button>
      <Shutter ref={shutter} held={held} onPress={onShoot} />
      {onTurn !== null && (
        <button type="button" className={styles['round']} aria-label={words.turn} onClick={onTurn}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4.5 10.5a7.8 7.8 0 0 1 14-2.6M19.5 13.5a7.8 7.8 0 0 1-14 2.6M19 4v4.2h-4.2M5 20v-4.2h4.2" />
          </svg>
        </button>
      )}
    </div>
  )
}
