import type { CameraFailure } from '@kaoiro/core/photo'

/** The front or the back camera, as in `MediaTrackConstraints.facingMode`. */
export type Facing = 'user' | 'environment'

/**
 * Twice the longer side of a prepared photo. Browsers on phones exchange the sides if the phone is upright. Larger pictures
 * would take more power, and preparation would remove their detail.
 */
const size = { width: { ideal: 1440 }, height: { ideal: 1080 } } as const

/** Opens a camera without sound; rejects as `getUserMedia` does. If there is only one camera, its direction does not matter. */
export const openCamera = (facing: Facing): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: facing }, ...size },
  })

/** Turns the camera and its light off. */
export const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}

/** The errors of `getUserMedia` (W3C Media Capture and Streams, 10.3). */
const failures: Readonly<Record<string, CameraFailure>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

export const failureOf = (error: unknown): CameraFailure =>
  (error instanceof Error || error instanceof DOMException ? failures[error.name] : undefined) ??
  'unsupported'

/** Whether a camera shows the person in front of the screen, who expects a mirror. Cameras of computers do not say. */
export const isMirror = (stream: MediaStream): boolean =>
  stream.getVideoTracks()[0]?.getSettings().facingMode !== 'environment'

/** Whether there is another camera. Known only after one has been opened. */
export const hasOtherCamera = async (): Promise<boolean> => {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices()
    return devices.filter(({ kind }) => kind === 'videoinput').length > 1
  } catch {
    return false
  }
}
