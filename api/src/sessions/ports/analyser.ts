import type { Either } from 'fp-ts/lib/Either.js'
import type { Answer, AnalysisRequest, Reason } from '@kaoiro/core/diagnosis'
import type { PartColours } from '@kaoiro/core/norms'

export interface Analysed {
  readonly answer: Answer
  readonly colours: PartColours
}

/** Decodes and analyses photos on worker threads. Rejects if a thread dies. */
export interface Analyser {
  /** Maximum number of photos processed at the same time. */
  readonly threads: number
  /** Decodes and analyses a photo. One that takes too long counts as unreadable. */
  readonly analyse: (
    jpeg: Uint8Array,
    request: AnalysisRequest,
  ) => Promise<Either<Reason, Analysed>>
  readonly close: () => Promise<void>
}
