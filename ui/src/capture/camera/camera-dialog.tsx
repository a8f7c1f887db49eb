import { useEffect, useRef, useState } from 'react'
import full from '../../components/full-screen.module.css'
import { withoutBreaks } from '../../components/break-place.js'
import { captureTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import styles from './camera.module.css'
import { CameraScreen } from './camera-screen.js'

interface CameraDialogProps {
  readonly onOpen: () => void
  readonly onTake: (photo: File) => void
  readonly onClose: () => void
  /** Called for each frame that shows a face. */
  readonly onFace?: () => void
}

/** The camera over the whole window. It is turned off when this is removed. */
export const CameraDialog = ({ onClose, ...screen }: CameraDialogProps) => {
  const { camera: words } = useTexts(captureTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  // In a task of its own: with the render and the camera's start it would block slow phones for more than 50 ms.
  useEffect(() => {
    const timer = setTimeout(() => {
      dialog.current?.showModal()
      setOpen(true)
    })
    return () => clearTimeout(timer)
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`${full['fullScreen']} ${styles['dialog']}`}
      aria-label={withoutBreaks(words.title)}
      onClose={() => {
        // At once, because the history takes its time: the camera is off, and delivers no photo.
        setOpen(false)
        onClose()
      }}
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
        {isOpen && <CameraScreen {...screen} />}
      </div>
    </dialog>
  )
}
