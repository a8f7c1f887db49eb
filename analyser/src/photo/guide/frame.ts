import type { Dimensions } from '@kaoiro/core/photo'

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
export function frameIn({ width, height }: Dimensions) {
  const across = Math.min(width, height * frameAspect)
  const down = Math.min(height, width / frameAspect)
  return { x: (width - across) / 2, y: (height - down) / 2, width: across, height: down }
}

/** Whether a picture is large enough to be measured. Some browsers show 2 × 2 pixels until the camera delivers a frame. */
export function isMeasurable(picture: Dimensions): boolean {
  return frameIn(picture).width >= frameSize.width
}
