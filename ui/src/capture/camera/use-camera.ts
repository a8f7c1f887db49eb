import type { RefObject } from 'react'
import { useEffect, useEffectEvent, useReducer, useRef, useSyncExternalStore } from 'react'
import { isMeasurable } from '@kaoiro/analyser/guide'
import type {
  Camera,
  CameraAction,
  CameraFailure,
  CameraView,
  Facing,
} from '@kaoiro/screens/capture'
import { cameraAfter, cameraFailure, cameraView, initialCamera } from '@kaoiro/screens/capture'
import { avoidCamera } from './allows-camera.js'
import { listening } from '../../adapters/listening.js'

/** How long the visitor may take to allow the camera, and the camera to open, in ms. */
const openPatience = 30_000

/** How long to wait for the first picture, or for another one after an interruption, in ms. */
const picturePatience = 10_000

/** Time in ms between two looks at the camera, because browsers do not report every change by an event. */
const interval = 250

/**
 * Twice the longer side of a prepared photo. Browsers on phones exchange the sides if the phone is upright. Larger pictures
 * would take more power, and preparation would remove their detail.
 */
const size = { width: { ideal: 1440 }, height: { ideal: 1080 } } as const

/** Opens a camera without sound; rejects as `getUserMedia` does. If there is only one camera, its direction does not matter. */
const openCamera = (facing: Facing): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: facing }, ...size },
  })

/** Turns the camera and its light off. */
const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}

const hasOtherCamera = async (): Promise<boolean> => {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices()
    return devices.filter(({ kind }) => kind === 'videoinput').length > 1
  } catch {
    return false
  }
}

/** Whether the camera shows the person in front of the screen, who expects a mirror. Cameras of computers do not say. */
export function isMirror(stream: MediaStream): boolean {
  return stream.getVideoTracks()[0]?.getSettings().facingMode !== 'environment'
}

/** Whether a video shows the camera's picture; `busy` if the stream has ended. */
export function pictureIn(video: HTMLVideoElement, stream: MediaStream): boolean | 'busy' {
  const [track] = stream.getVideoTracks()
  if (track?.readyState !== 'live') return 'busy'
  return (
    !track.muted &&
    video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA &&
    isMeasurable({ width: video.videoWidth, height: video.videoHeight })
  )
}

const subscribeToVisibility = (listener: () => void) =>
  listening(document, ['visibilitychange'], listener)

const isPageVisible = () => document.visibilityState === 'visible'

export interface OpenCamera {
  /** Shows the picture. */
  readonly video: RefObject<HTMLVideoElement | null>
  readonly camera: Camera<MediaStream>
  readonly view: CameraView<MediaStream>
  readonly dispatch: (action: CameraAction<MediaStream>) => void
}

/** The camera, open while the page shows it, and its picture in a video. */
export function useCamera(): OpenCamera {
  const video = useRef<HTMLVideoElement>(null)
  const isVisible = useSyncExternalStore(subscribeToVisibility, isPageVisible, () => false)
  const [camera, dispatch] = useReducer(cameraAfter<MediaStream>, initialCamera)
  const view = cameraView(camera, isVisible)
  const { facing, isTaken } = camera
  const { isWanted, stream, isAwaited } = view
  const fail = (why: CameraFailure) => dispatch({ _tag: 'Fail', why })

  const open = useEffectEvent((facing: Facing): (() => void) => {
    let isCurrent = true
    let opened: MediaStream | null = null
    const failIfCurrent = (why: CameraFailure) => {
      if (!isCurrent) return
      if (why === 'refused') avoidCamera()
      fail(why)
    }
    const timer = setTimeout(() => failIfCurrent('late'), openPatience)
    const show = async () => {
      const stream = await openCamera(facing)
      clearTimeout(timer)
      // The visitor has left, or turned to the other camera, in the meantime.
      if (!isCurrent) {
        closeCamera(stream)
        return
      }
      opened = stream
      // Another app has taken the camera, or it was unplugged.
      for (const track of stream.getVideoTracks())
        track.addEventListener('ended', () => failIfCurrent('busy'))
      dispatch({ _tag: 'Open', stream, facing })
      dispatch({ _tag: 'FindOther', canTurn: await hasOtherCamera() })
    }
    show().catch((error: unknown) => failIfCurrent(cameraFailure(error)))
    return () => {
      isCurrent = false
      clearTimeout(timer)
      if (opened !== null) closeCamera(opened)
      dispatch({ _tag: 'Close' })
    }
  })
  useEffect(() => (isWanted ? open(facing) : undefined), [isWanted, facing])

  useEffect(() => {
    const { current } = video
    if (current === null) return undefined
    current.srcObject = stream
    // Some browsers ignore `autoplay` for streams. They reject if the stream ends before it plays.
    current.play().catch(() => undefined)
    return () => {
      current.srcObject = null
    }
  }, [video, stream])

  const look = useEffectEvent((current: HTMLVideoElement, stream: MediaStream) => {
    const picture = pictureIn(current, stream)
    if (picture === 'busy') fail('busy')
    else dispatch({ _tag: 'Show', shown: picture ? stream : null })
  })
  useEffect(() => {
    const { current } = video
    // A camera may interrupt its stream to take a photo.
    if (current === null || stream === null || isTaken) return undefined
    const listener = () => look(current, stream)
    const end = listening(current, ['loadeddata'], listener)
    const timer = setInterval(listener, interval)
    return () => {
      end()
      clearInterval(timer)
    }
  }, [video, stream, isTaken])

  useEffect(() => {
    if (!isAwaited) return undefined
    const timer = setTimeout(() => dispatch({ _tag: 'Fail', why: 'late' }), picturePatience)
    return () => clearTimeout(timer)
  }, [isAwaited, stream])

  return { video, camera, view, dispatch }
}
