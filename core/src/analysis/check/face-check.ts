import type { Either } from 'fp-ts/lib/Either.js'
import type { Region } from '../../photo/raster/pixels.js'
import type { Doubt } from '../../diagnosis/doubt.js'
import type { Reason } from '../../diagnosis/failure-reason.js'

/** A flaw of a usable face that a better photo would avoid. Excludes the guide, which is set after the photo. */
export type FaceRemark = 'closed-eyes' | Exclude<Doubt, 'guide'>

/** In degrees, as the picture is seen; about 0 each for a face that looks straight into the camera. */
export interface PoseInDegrees {
  /** To the side; positive: the nose points to the picture's right. */
  readonly yaw: number
  /** Positive: down. */
  readonly pitch: number
  /** Positive: clockwise. */
  readonly roll: number
}

/** The position and pose of a face in a photo. */
export interface FoundFace {
  /** From the forehead to the chin, clipped to the photo. */
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
  /** The worst first. */
  readonly remarks: ReadonlyArray<FaceRemark>
}

/** The check of a photo's faces before the photo is sent. */
export interface FaceCheck {
  /** The largest first. */
  readonly faces: ReadonlyArray<FoundFace>
  /** Left: the reason why the service would reject the photo. */
  readonly verdict: Either<Reason, UsableFace>
}
