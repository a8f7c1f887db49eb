import type { FrameHint } from '@kaoiro/core/photo'
import type { CaptureTexts } from '@kaoiro/texts/types'
import type { CameraFailure } from './problems.js'

/** The front or the back camera, as in `MediaTrackConstraints.facingMode`. */
export type Facing = 'user' | 'environment'

/** The camera in the page; `S` is the type of its stream. */
export interface Camera<S> {
  readonly facing: Facing
  readonly open: { readonly stream: S; readonly facing: Facing } | null
  /** Ends the attempts to show the camera's picture. */
  readonly failure: CameraFailure | null
  /** Whether there is another camera. Known only after one has been opened. */
  readonly canTurn: boolean
  /** The stream whose picture is shown. */
  readonly shown: S | null
  readonly isTaken: boolean
}

export type CameraAction<S> =
  | { readonly _tag: 'Open'; readonly stream: S; readonly facing: Facing }
  | { readonly _tag: 'Close' }
  | { readonly _tag: 'Fail'; readonly why: CameraFailure }
  | { readonly _tag: 'FindOther'; readonly canTurn: boolean }
  | { readonly _tag: 'Turn' }
  /** The stream delivers a picture, or null while none does. */
  | { readonly _tag: 'Show'; readonly shown: S | null }
  | { readonly _tag: 'Take' }

export const initialCamera: Camera<never> = {
  facing: 'user',
  open: null,
  failure: null,
  canTurn: false,
  shown: null,
  isTaken: false,
}

export function cameraAfter<S>(camera: Camera<S>, action: CameraAction<S>): Camera<S> {
  switch (action._tag) {
    case 'Open':
      return { ...camera, open: { stream: action.stream, facing: action.facing } }
    case 'Close':
      return { ...camera, open: null }
    case 'Fail':
      // The first reason is the cause of the others.
      return { ...camera, failure: camera.failure ?? action.why }
    case 'FindOther':
      return { ...camera, canTurn: action.canTurn }
    case 'Turn':
      return { ...camera, facing: camera.facing === 'user' ? 'environment' : 'user' }
    case 'Show':
      return camera.shown === action.shown ? camera : { ...camera, shown: action.shown }
    case 'Take':
      return { ...camera, isTaken: true }
  }
}

export interface CameraView<S> {
  /** Whether the camera is to be open: not while the page is hidden, and not after a failure. */
  readonly isWanted: boolean
  /** Null at once when the camera is turned off, so that nobody takes that for its loss. */
  readonly stream: S | null
  /** Whether the picture is there, with guidance and shutter. */
  readonly isShown: boolean
  /** Whether a picture is awaited, which ends with a failure. */
  readonly isAwaited: boolean
  readonly canTurn: boolean
}

export function cameraView<S>(camera: Camera<S>, isPageVisible: boolean): CameraView<S> {
  const { open, facing, failure, shown, isTaken } = camera
  const isWanted = isPageVisible && failure === null
  const stream = isWanted && open?.facing === facing ? open.stream : null
  const isShown = stream !== null && shown === stream
  return {
    isWanted,
    stream,
    isShown,
    // A camera may interrupt its stream to take a photo.
    isAwaited: stream !== null && !isShown && !isTaken,
    canTurn: camera.canTurn && !isTaken,
  }
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

/** @param error what `getUserMedia` rejects with */
export function cameraFailure(error: unknown): CameraFailure {
  return (
    (typeof error === 'object' && error !== null && 'name' in error
      ? failures[String(error.name)]
      : undefined) ?? 'unsupported'
  )
}

/** What the camera says: one sentence on how to make the photo better. */
export function cameraText(
  words: CaptureTexts['camera'],
  {
    hint,
    isAuto,
    isTaken,
  }: {
    /** Null before the first frame, and where frames cannot be measured. */
    readonly hint: FrameHint | null
    /** Whether the shutter releases automatically. */
    readonly isAuto: boolean
    readonly isTaken: boolean
  },
): string {
  if (isTaken) return words.taken
  if (hint === null) return words.fill
  if (hint === 'good') return isAuto ? words.goodAuto : words.goodTap
  return words.hints[hint]
}
