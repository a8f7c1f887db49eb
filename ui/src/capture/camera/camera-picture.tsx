import type { ReactNode, RefObject } from 'react'
import { isMirror } from './open-camera.js'
import styles from './camera.module.css'

interface CameraPictureProps {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly stream: MediaStream
  readonly children: ReactNode
}

/** The camera's live picture: mirrored, as people know themselves, if it shows the person in front of the screen. */
export const CameraPicture = ({ video, stream, children }: CameraPictureProps) => (
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
