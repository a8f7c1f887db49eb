import { useEffect, useState, useSyncExternalStore } from 'react'
import type { CameraFailure } from '@kaoiro/core/photo'
import { avoidCamera } from './allows-camera.js'
import type { Facing } from './open-camera.js'
import { closeCamera, failureOf, hasOtherCamera, openCamera } from './open-camera.js'

/**
 * How long the visitor may take to allow the camera, and the camera to open, in ms. `usePicture` waits for the first frame.
 */
const patience = 30_000

const subscribeToVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

const isShown = () => document.visibilityState === 'visible'

interface OpenCamera {
  readonly stream: MediaStream
  readonly facing: Facing
}

/** The camera's stream: none while it opens and while the page is hidden. */
export const useCamera = () => {
  const isVisible = useSyncExternalStore(subscribeToVisibility, isShown, () => false)
  const [facing, setFacing] = useState<Facing>('user')
  const [open, setOpen] = useState<OpenCamera | null>(null)
  const [failure, setFailure] = useState<CameraFailure | null>(null)
  const [canTurn, setCanTurn] = useState(false)
  const isWanted = isVisible && failure === null

  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    let opened: MediaStream | null = null
    const fail = (why: CameraFailure) => {
      if (!isCurrent) return
      if (why === 'refused') avoidCamera()
      setFailure(why)
    }
    const timer = setTimeout(() => fail('late'), patience)
    const show = async () => {
      const camera = await openCamera(facing)
      clearTimeout(timer)
      // The visitor has left, or turned to the other camera, in the meantime.
      if (!isCurrent) {
        closeCamera(camera)
        return
      }
      opened = camera
      // Another app has taken the camera, or it was unplugged.
      for (const track of camera.getVideoTracks())
        track.addEventListener('ended', () => fail('busy'))
      setOpen({ stream: camera, facing })
      setCanTurn(await hasOtherCamera())
    }
    show().catch((error: unknown) => fail(failureOf(error)))
    return () => {
      isCurrent = false
      clearTimeout(timer)
      if (opened !== null) closeCamera(opened)
      setOpen(null)
    }
  }, [isWanted, facing])

  return {
    // Null at once when the camera is turned off, so that nobody takes that for its loss.
    stream: isWanted && open?.facing === facing ? open.stream : null,
    failure,
    canTurn,
    turn: () => setFacing(facing === 'user' ? 'environment' : 'user'),
    /** Ends the attempts to show the camera's picture. */
    giveUp: (why: CameraFailure) => setFailure((earlier) => earlier ?? why),
  }
}
