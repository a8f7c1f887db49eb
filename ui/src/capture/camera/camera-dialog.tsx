import { useEffect, useRef } from 'react'
import full from '../../components/full-screen.module.css'
import { withoutBreaks } from '../../components/break-place.js'
import { useCaptureTexts } from '../../language/use-capture-texts.js'
import styles from './camera.module.css'
import { CameraScreen } from './camera-screen.js'

interface CameraDialogProps {
  readonly onOpen: () => void
  readonly onTake: (photo: File) => void
  readonly onClose: () => void
}

/** The camera over the whole window. It is turned off when this is removed. */
export const CameraDialog = ({ onOpen, onTake, onClose }: CameraDialogProps) => {
  const { camera: words } = useCaptureTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={`${full['fullScreen']} ${styles['dialog']}`}
      aria-label={withoutBreaks(words.title)}
      onClose={onClose}
    >
      <div className={`${styles['screen']} ${styles['ground']}`}>
        <div className={styles['top']}>
          <button
            type="button"
            className={styles['round']}
            aria-label={words.close}
            onClick={() => dialog.current?.close()}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
          </button>
        </div>
        <CameraScreen onOpen={onOpen} onTake={onTake} />
      </div>
    </dialog>
  )
}
