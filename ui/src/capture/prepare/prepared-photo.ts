import type { Reason } from '@kaoiro/core/diagnosis'
import type { Dimensions, PickRefusal, PrepareError, QualityHint } from '@kaoiro/core/photo'

/** The check of light and size, without the face. */
export interface PhotoQuality {
  /** Why the analysis rejects the photo with any face; null if that depends on the face. */
  readonly refusal: Reason | null
  readonly hints: ReadonlyArray<QualityHint>
}

/** The photo as shown and sent. */
export interface PreparedPhoto extends Dimensions, PhotoQuality {
  readonly jpeg: Uint8Array<ArrayBuffer>
}

export type PhotoProblem = PickRefusal | PrepareError
