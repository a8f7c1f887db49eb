// What the camera shows and offers over its picture.
import type { Ref } from 'react'
import { useEffect, useState } from 'react'
import { captureTexts } from '@kaoiro/texts/screens'
import type { CameraFailure } from '@kaoiro/screens/capture'
import { FileButton } from '../../components/controls/file-button.js'
import { Icon } from '../../components/icon.js'
import { useTexts } from '../../language/use-texts.js'
import styles from './camera.module.css'

/** From the hairline to the chin, in a frame of 300 × 400: the face of core's `wantedFace`. */
const face =
  'M150 80C199 80 228 118 228 172C228 232 193 293 150 293C107 293 72 232 72 172C72 118 101 80 150 80Z'

/** The outline to fill, with the place of the hairline. */
export function FaceOutline({ isFilled }: { readonly isFilled: boolean }) {
  const { camera: words } = useTexts(captureTexts)
  return (
    <div className={styles['outline']} data-filled={isFilled} aria-hidden="true">
      <svg viewBox="0 0 300 400">
        <path className={styles['shade']} fillRule="evenodd" d={`M0 0H300V400H0Z${face}`} />
        <path className={styles['face']} d={face} />
        <path className={styles['hairline']} d="M78 80H222" />
      </svg>
      <span className={styles['hairlineName']}>
        <span>{words.hairline}</span>
      </span>
    </div>
  )
}

/** Screen readers announce the sentence when it changes. */
export function CameraHint({ text }: { readonly text: string }) {
  return (
    <p role="status" className={styles['hint']}>
      <span key={text}>{text}</span>
    </p>
  )
}

interface CameraControlsProps extends ShutterProps {
  /** Whether the shutter releases automatically. */
  readonly isAuto: boolean
  readonly onAuto: (isAuto: boolean) => void
  /** Null if there is one camera only. */
  readonly onTurn: (() => void) | null
}

export function CameraControls({ isAuto, onAuto, onTurn, ...shutter }: CameraControlsProps) {
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
      <Shutter {...shutter} />
      {onTurn !== null && (
        <button type="button" className={styles['round']} aria-label={words.turn} onClick={onTurn}>
          <Icon path="M4.5 10.5a7.8 7.8 0 0 1 14-2.6M19.5 13.5a7.8 7.8 0 0 1-14 2.6M19 4v4.2h-4.2M5 20v-4.2h4.2" />
        </button>
      )}
      {isAuto && <p className={styles['yourself']}>{words.yourself}</p>}
    </div>
  )
}

const radius = 35
const circumference = 2 * Math.PI * radius

interface ShutterProps {
  readonly shutter: Ref<HTMLButtonElement>
  /** Elapsed share of the time until the automatic release, 0 to 1. */
  readonly held: number
  /** Null while a photo is taken. */
  readonly onShoot: (() => void) | null
}

export function Shutter({ shutter, held, onShoot }: ShutterProps) {
  const { camera: words } = useTexts(captureTexts)
  return (
    <button
      ref={shutter}
      type="button"
      className={styles['shutter']}
      aria-label={words.shutter}
      // Not disabled, which would lose the focus.
      aria-disabled={onShoot === null}
      onClick={onShoot ?? undefined}
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

interface CameraWaitingProps {
  /** Null while the camera opens. */
  readonly failure: CameraFailure | null
  /** Called before the phone's camera app opens. */
  readonly onOpen: () => void
  readonly onPick: (file: File) => void
}

/** Time in ms before a camera that opens is mentioned. Most open sooner, and the text would only flash. */
const soon = 500

/** Says why the camera's picture is missing, and opens the phone's camera app in one tap. */
export function CameraWaiting({ failure, onOpen, onPick }: CameraWaitingProps) {
  const { camera: words } = useTexts(captureTexts)
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), soon)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles['waiting']} data-shown={isSlow || failure !== null}>
      <p role="status">
        {failure === null ? (
          <span>{words.opening}</span>
        ) : (
          <>
            <span>{words.failures[failure]}</span>
            <span>{words.goOn}</span>
          </>
        )}
      </p>
      <FileButton variant="secondary" camera="user" onOpen={onOpen} onPick={onPick}>
        {words.native}
      </FileButton>
    </div>
  )
}
