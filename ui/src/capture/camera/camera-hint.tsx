import type { FrameHint } from '@kaoiro/core/photo'
import { captureTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import styles from './camera.module.css'

interface CameraHintProps {
  /** Null before the first frame, and where frames cannot be measured. */
  readonly hint: FrameHint | null
  readonly isAuto: boolean
  readonly isTaken: boolean
}

/** One sentence on how to make the photo better. Screen readers announce it when it changes. */
export const CameraHint = ({ hint, isAuto, isTaken }: CameraHintProps) => {
  const { camera: words } = useTexts(captureTexts)
  const text = () => {
    if (isTaken) return words.taken
    if (hint === null) return words.fill
    if (hint === 'good') return isAuto ? words.goodAuto : words.goodTap
    return words.hints[hint]
  }
  return (
    <p role="status" className={styles['hint']}>
      <span key={text()}>{text()}</span>
    </p>
  )
}
