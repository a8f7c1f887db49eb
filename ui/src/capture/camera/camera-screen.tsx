import type { ReactNode, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { save, saved, tabStorage } from '../../adapters/storage.js'
import { CameraControls } from './camera-controls.js'
import { CameraHint } from './camera-hint.js'
import { CameraWaiting } from './camera-waiting.js'
import styles from './camera.module.css'
import { FaceOutline } from './face-outline.js'
import { takeStill } from './take-still.js'
import { useCamera } from './use-camera.js'
import { useGuidance } from './use-guidance.js'
import { pictureIn, usePicture } from './use-picture.js'
import { isMirror } from './open-camera.js'

const autoKey = 'auto-shutter'

interface CameraScreenProps {
  /** Called before the phone's camera app opens. */
  readonly onOpen: () => void
  readonly onTake: (photo: File) => void
  readonly onFace?: () => void
}

/** The camera's picture with guidance and shutter, or the way to the phone's own camera. */
export const CameraScreen = ({ onOpen, onTake, onFace }: CameraScreenProps) => {
  const video = useRef<HTMLVideoElement>(null)
  const shutter = useRef<HTMLButtonElement>(null)
  const { stream, failure, canTurn, turn, giveUp } = useCamera()
  const [isTaken, setTaken] = useState(false)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  const [isAuto, setAuto] = useState(() => saved(tabStorage, autoKey) !== 'off')
  useEffect(() => {
    const { current } = video
    if (current === null) return undefined
    current.srcObject = stream
    // Some browsers ignore `autoplay` for streams. They reject if the stream ends before it plays.
    current.play().catch(() => undefined)
    return () => {
      current.srcObject = null
    }
  }, [stream])
  const isShown = usePicture(video, stream, isTaken, giveUp)
  useEffect(() => {
    if (isShown) shutter.current?.focus({ preventScroll: true })
  }, [isShown])

  const shoot = async (best: VideoFrame | null = null) => {
    if (isTaken || stream === null || video.current === null) return
    if (pictureIn(video.current, stream) !== true) return
    setTaken(true)
    video.current.pause()
    const photo = await takeStill(video.current, stream, best)
    // A slow camera may deliver after the visitor has closed the dialog.
    if (isLeft.current) return
    if (photo === null) giveUp('unsupported')
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
            <CameraPicture video={video} stream={stream}>
              <FaceOutline isFilled={hint === 'good' || isTaken} />
            </CameraPicture>
          </div>
        </div>
      )}
      {isShown ? (
        <>
          <CameraHint hint={hint} isAuto={isAuto} isTaken={isTaken} />
          <CameraControls
            shutter={shutter}
            held={isAuto ? held : 0}
            onShoot={isTaken ? null : () => void shoot()}
            isAuto={isAuto}
            onAuto={(isOn) => {
              setAuto(isOn)
              save(tabStorage, autoKey, isOn ? 'on' : 'off')
            }}
            onTurn={canTurn && !isTaken ? turn : null}
          />
        </>
      ) : (
        <CameraWaiting
          failure={failure}
          onOpen={() => {
            // Otherwise the camera would open again, and take this button away, when the visitor returns with a photo.
            giveUp(failure ?? 'late')
            onOpen()
          }}
          onPick={onTake}
        />
      )}
    </>
  )
}

interface CameraPictureProps {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly stream: MediaStream
  readonly children: ReactNode
}

/** The camera's live picture: mirrored, as people know themselves, if it shows the person in front of the screen. */
const CameraPicture = ({ video, stream, children }: CameraPictureProps) => (
  <>
    {/* A live picture of the visitor, without sound: nothing to caption. */}
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
    {children}
  </>
)
