import type { Refusal, Dimensions, PrepareError, QualityHint } from '@kaoiro/core/photo'

/** The photo as shown and sent. */
export interface PreparedPhoto extends Dimensions {
  readonly jpeg: Uint8Array<ArrayBuffer>
  readonly hints: ReadonlyArray<QualityHint>
}

export type PhotoProblem = Refusal | PrepareError
