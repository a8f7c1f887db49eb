import type { Reason } from '@kaoiro/core/diagnosis'
import type { Refusal, Dimensions, PrepareError, QualityHint } from '@kaoiro/core/photo'

/** What light and size tell before a face is looked for. */
export interface PhotoQuality {
  /** Why the analysis will reject the photo; null if that depends on its face. */
  readonly refusal: Reason | null
  readonly hints: ReadonlyArray<QualityHint>
}

/** The photo as shown and sent. */
export interface PreparedPhoto extends Dimensions, PhotoQuality {
  readonly jpeg: Uint8Array<ArrayBuffer>
}

export type PhotoProblem = Refusal | PrepareError
