import type { CameraFailure } from '@kaoiro/core/photo/guide/camera-failure'
import { FileButton } from '../../components/controls/file-button.js'
import { useCaptureTexts } from '../../language/use-capture-texts.js'
import styles from './camera.module.css'

interface CameraWaitingProps {
  /** Null while the camera opens. */
  readonly failure: CameraFailure | null
  /** Called before the phone's camera app opens. */
  readonly onOpen: () => void
  readonly onPick: (file: File) => void
}

/** Says why the camera's picture is missing, and opens the phone's camera app in one tap. */
export const CameraWaiting = ({ failure, onOpen, onPick }: CameraWaitingProps) => {
  const { camera: words } = useCaptureTexts()
  return (
    <div className={styles['waiting']}>
      <p role="status">
        {failure === null ? (
          <span>{words.opening}</span>
        ) : (
          <>
            <span>{words.failures[failure]}</span> <span>{words.goOn}</span>
          </>
        )}
      </p>
      <FileButton variant="secondary" camera="user" onOpen={onOpen} onPick={onPick}>
        {words.native}
      </FileButton>
    </div>
  )
}
