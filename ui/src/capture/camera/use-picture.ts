import type { RefObject } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CameraFailure } from '@kaoiro/core/photo'
import { isMeasurable } from '@kaoiro/analyser/guide'

/** How long to wait for the first picture, or for another one after an interruption, in ms. */
const patience = 10_000

/** Time in ms between two looks at the camera, because browsers do not report every change by an event. */
const interval = 250

/** Whether a video shows the camera's picture; `busy` if the stream has ended. */
export const pictureIn = (video: HTMLVideoElement, stream: MediaStream): boolean | 'busy' => {
  const [track] = stream.getVideoTracks()
  if (track?.readyState !== 'live') return 'busy'
  return (
    !track.muted &&
    video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA &&
    isMeasurable({ width: video.videoWidth, height: video.videoHeight })
  )
}

/**
 * Returns whether a video shows a camera's picture. An open camera may never deliver a frame, and the system
 * or another app may take its picture away later.
 *
 * @param isTaken ends the watch, because a camera may interrupt its stream to take a photo
 * @param fail called when waiting for a picture ends
 */
export const usePicture = (
  video: RefObject<HTMLVideoElement | null>,
  stream: MediaStream | null,
  isTaken: boolean,
  fail: (why: CameraFailure) => void,
): boolean => {
  const [shown, setShown] = useState<MediaStream | null>(null)
  const isShown = stream !== null && shown === stream
  const end = useEffectEvent(fail)

  useEffect(() => {
    const { current } = video
    if (current === null || stream === null || isTaken) return undefined
    const look = () => {
      const picture = pictureIn(current, stream)
      if (picture === 'busy') end('busy')
      else setShown(picture ? stream : null)
    }
    current.addEventListener('loadeddata', look)
    const timer = setInterval(look, interval)
    return () => {
      current.removeEventListener('loadeddata', look)
      clearInterval(timer)
    }
  }, [video, stream, isTaken])

  useEffect(() => {
    if (stream === null || isShown || isTaken) return undefined
    const timer = setTimeout(() => end('late'), patience)
    return () => clearTimeout(timer)
  }, [stream, isShown, isTaken])

  return isShown
}
