import { useEffect, useState } from 'react'
import type { CameraFailure } from '@kaoiro/core/photo'
import { FileButton } from '../../components/controls/file-button.js'
import { captureTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import styles from './camera.module.css'

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
export const CameraWaiting = ({ failure, onOpen, onPick }: CameraWaitingProps) => {
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
