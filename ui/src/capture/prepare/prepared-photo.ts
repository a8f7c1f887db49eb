import type { Refusal } from '@kaoiro/core/photo/accept'
import type { Dimensions } from '@kaoiro/core/photo/pixels'
import type { PrepareError } from '@kaoiro/core/photo/prepare-error'
import type { QualityHint } from '@kaoiro/core/photo/hints'

/** The photo as shown and sent. */
export interface PreparedPhoto extends Dimensions {
  readonly jpeg: Uint8Array<ArrayBuffer>
  readonly hints: ReadonlyArray<QualityHint>
}

export type PhotoProblem = Refusal | PrepareError
