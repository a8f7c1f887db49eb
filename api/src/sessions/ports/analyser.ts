import type { Either } from 'fp-ts/lib/Either.js'
import type { Reason } from '@kaoiro/core/diagnosis/failure-reason'
import type { AnalysisRequest } from '@kaoiro/core/diagnosis/analysis-request'
import type { AnalysisResult } from '@kaoiro/core/session/wire/analysis-result'

/** Works on photos in other threads than the one that answers requests. Rejects if a thread dies or hangs. */
export interface Analyser {
  /** How many photos it works on at once. */
  readonly threads: number
  /**
   * An uploaded JPEG as nothing but its pixels in sRGB: no metadata, and no decoder is needed again. One that
   * takes longer than any photo is unreadable.
   */
  readonly toPixmap: (jpeg: Uint8Array) => Promise<Either<'unreadable-photo', Uint8Array>>
  readonly analyse: (
    pixmap: Uint8Array,
    request: AnalysisRequest,
  ) => Promise<Either<Reason, AnalysisResult>>
  readonly close: () => Promise<void>
}
