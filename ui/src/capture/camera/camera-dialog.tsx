import { useEffect, useRef, useState } from 'react'
import { cameraText } from '@kaoiro/screens/capture'
import { captureTexts } from '@kaoiro/texts/screens'
import { save, saved, tabStorage } from '../../adapters/storage.js'
import { withoutBreaks } from '../../components/break-place.js'
import { FullScreenDialog } from '../../components/dialog.js'
import { Icon } from '../../components/icon.js'
import { useLatest } from '../../components/use-latest.js'
import { useTexts } from '../../language/use-texts.js'
import { CameraControls, CameraHint, CameraWaiting, FaceOutline } from './camera-parts.js'
import styles from './camera.module.css'
import { takeStill } from './take-still.js'
import { isMirror, pictureIn, useCamera } from './use-camera.js'
import { useGuidance } from './use-guidance.js'

interface CameraDialogProps extends CameraScreenProps {
  readonly onClose: () => void
}

/** The camera over the whole window. It is turned off when this is removed. */
export function CameraDialog({ onClose, ...screen }: CameraDialogProps) {
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
    <FullScreenDialog
      ref={dialog}
      className={styles['dialog']}
      label={withoutBreaks(words.title)}
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
            <Icon path="m6 6 12 12M18 6 6 18" />
          </button>
        </div>
        {isOpen && <CameraScreen {...screen} />}
      </div>
    </FullScreenDialog>
  )
}

const autoKey = 'auto-shutter'

interface CameraScreenProps {
  /** Called before the phone's camera app opens. */
  readonly onOpen: () => void
  readonly onTake: (photo: File) => void
  /** Called for each frame that shows a face. */
  readonly onFace?: () => void
}

/** The camera's picture with guidance and shutter, or the way to the phone's own camera. */
const CameraScreen = ({ onOpen, onTake, onFace }: CameraScreenProps) => {
  const { camera: words } = useTexts(captureTexts)
  const shutter = useRef<HTMLButtonElement>(null)
  const { video, camera, view, dispatch } = useCamera()
  const { failure, isTaken } = camera
  const { stream, isShown, canTurn } = view
  const begin = useLatest()
  const [isAuto, setAuto] = useState(() => saved(tabStorage, autoKey) !== 'off')
  useEffect(() => {
    if (isShown) shutter.current?.focus({ preventScroll: true })
  }, [isShown])

  const shoot = async (best: VideoFrame | null = null) => {
    if (isTaken || stream === null || video.current === null) return
    if (pictureIn(video.current, stream) !== true) return
    const isWanted = begin()
    dispatch({ _tag: 'Take' })
    video.current.pause()
    const photo = await takeStill(video.current, stream, best)
    // A slow camera may deliver after the visitor has closed the dialog.
    if (!isWanted()) return
    if (photo === null) dispatch({ _tag: 'Fail', why: 'unsupported' })
    else onTake(photo)
  }
  const onHeld = (best: VideoFrame | null) => {
    if (isAuto) void shoot(best)
  }
  const { hint, held } = useGuidance(video, isShown && !isTaken ? stream : null, onHeld, onFace)

  return (
    <>
      {stream !== null && (
        <div className={styles['stage']} data-shown={isShown}>
          <div className={styles['frame']}>
            {/* Mirrored, as people know themselves. Without sound: nothing to caption. */}
            <video
              ref={video}
              className={styles['video']}
              data-mirrored={isMirror(stream)}
              aria-hidden="true"
              playsInline
              muted
              autoPlay
              disablePictureInPicture
            />
            <FaceOutline isFilled={hint === 'good' || isTaken} />
          </div>
        </div>
      )}
      {isShown ? (
        <>
          <CameraHint text={cameraText(words, { hint, isAuto, isTaken })} />
          <CameraControls
            shutter={shutter}
            held={isAuto ? held : 0}
            onShoot={isTaken ? null : () => void shoot()}
            isAuto={isAuto}
            onAuto={(isOn) => {
              setAuto(isOn)
              save(tabStorage, autoKey, isOn ? 'on' : 'off')
            }}
            onTurn={canTurn ? () => dispatch({ _tag: 'Turn' }) : null}
          />
        </>
      ) : (
        <CameraWaiting
          failure={failure}
          onOpen={() => {
            // Otherwise the camera would open again, and take this button away, when the visitor returns with a photo.
            dispatch({ _tag: 'Fail', why: 'late' })
            onOpen()
          }}
          onPick={onTake}
        />
      )}
    </>
  )
}
