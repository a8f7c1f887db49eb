import type { Either } from 'fp-ts/lib/Either.js'
import type { Region } from '@kaoiro/core/photo'
import type { Doubt, Reason } from '@kaoiro/core/diagnosis'

/**
 * A flaw of a photo with a usable face that another photo could avoid. Excludes the doubt `guide`: visitors set the
 * guide after taking the photo.
 */
export type FaceRemark = 'closed-eyes' | Exclude<Doubt, 'guide'>

/**
 * The pose of a head in degrees, with directions as seen in the picture. All are about 0 for a face that looks straight
 * into the camera.
 */
export interface PoseInDegrees {
  /** Rotation to the side; positive if the nose points to the right of the picture. */
  readonly yaw: number
  /** Nod; positive if the face looks down. */
  readonly pitch: number
  /** Tilt to a shoulder; positive if clockwise. */
  readonly roll: number
}

/** The position and pose of a face in a photo. */
export interface FoundFace {
  /** The rectangle around the face from the forehead to the chin, clipped to the photo. */
  readonly box: Region
  readonly pose: PoseInDegrees
}

export interface FaceExpression {
  readonly isSmiling: boolean
  readonly isMouthOpen: boolean
  readonly areEyesClosed: boolean
}

/** The report on a face that can be analysed. */
export interface UsableFace {
  readonly expression: FaceExpression
  /** The most serious first. */
  readonly remarks: ReadonlyArray<FaceRemark>
}

/** The check of a photo's faces before the photo is sent. */
export interface FaceCheck {
  /** The largest first. */
  readonly faces: ReadonlyArray<FoundFace>
  /** Left: the reason why the service would reject the photo. */
  readonly verdict: Either<Reason, UsableFace>
}
