import type { FrameHint, Dimensions } from '@kaoiro/core/photo'

/** The guidance of a visitor over time. Times are milliseconds of one clock. */
export interface Guidance {
  /** The hint that is shown; null before the first. */
  readonly hint: FrameHint | null
  /** When the shown hint appeared. */
  readonly shownAt: number
  /** The hint of the last frames, and since when they have had it. */
  readonly latest: FrameHint | null
  readonly since: number
}

export const noGuidance: Guidance = { hint: null, shownAt: -Infinity, latest: null, since: 0 }

/** A hint is shown once its frames have lasted so long, so that one odd frame changes nothing. */
const settling = 350

/** A shown hint stays at least so long, so that it can be read and a screen reader can finish it. */
const reading = 1_500

/** How long a good frame must last until the shutter releases. */
export const holding = 1_000

/** Takes the hint of a frame into account. */
export const guided = (before: Guidance, hint: FrameHint, now: number): Guidance => {
  const since = hint === before.latest ? before.since : now
  const isSettled = before.hint === null || now - since >= settling
  // Nobody should wait for a photo that is good, or hold still for one that is not.
  const isUrgent = hint === 'good' || before.hint === 'good'
  const isRead = isUrgent || now - before.shownAt >= reading
  return hint !== before.hint && isSettled && isRead
    ? { hint, shownAt: now, latest: hint, since }
    : { ...before, latest: hint, since }
}

/** How much of the holding is done, 0 to 1. At 1 the shutter releases; each frame of the holding was good. */
export const held = ({ hint, shownAt, latest, since }: Guidance, now: number): number =>
  hint === 'good' && latest === 'good'
    ? Math.min(1, Math.max(0, (now - Math.max(shownAt, since)) / holding))
    : 0

/** The part of the camera's picture that is shown and taken: upright, three to four. */
export const frameAspect = 3 / 4

/** Size of the pictures that are measured, in pixels. A face in the outline is about 48 pixels wide, as many as the service looks at. */
export const frameSize: Dimensions = { width: 96, height: 128 }

/** A face in a frame: the rectangle from forehead to chin and from cheek to cheek. */
export interface FacePlace {
  /** Centre, in shares of the frame's sides. */
  readonly x: number
  readonly y: number
  /** In shares of the frame's width. */
  readonly width: number
  /** In shares of the frame's height. */
  readonly height: number
  /** How far the head is turned or tilted; from 1 on, it is not straight. */
  readonly skew: number
  /** How far the mouth is open, or smiles; from 1 on, it is not at rest. */
  readonly mouth: number
  /** How far the eyes are closed; from 1 on, they are. */
  readonly eyes: number
}

/** The height of a face from forehead to chin, as a multiple of its width; the mean of 504 photographs. */
export const faceHeight = 1.19

/** The height of a face of this width; both in shares of the frame's sides. */
export const heightOf = (width: number): number => width * frameAspect * faceHeight

/**
 * The face that the outline asks for. It leaves room for the hair, and its hairline is where the guide is at first
 * (`defaultHairline`).
 */
export const wantedFace = { x: 0.5, y: 0.5, width: 0.52, height: heightOf(0.52) } as const

/** The largest part of a picture that has the shape of a frame, in its middle. */
export const frameIn = ({ width, height }: Dimensions) => {
  const across = Math.min(width, height * frameAspect)
  const down = Math.min(height, width / frameAspect)
  return { x: (width - across) / 2, y: (height - down) / 2, width: across, height: down }
}

/** Whether a picture is large enough to be measured. Some browsers show 2 × 2 pixels until the camera delivers a frame. */
export const isMeasurable = (picture: Dimensions): boolean =>
  frameIn(picture).width >= frameSize.width
