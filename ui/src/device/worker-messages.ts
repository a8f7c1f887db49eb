import type { Either } from 'fp-ts/lib/Either.js'
import type { Reason } from '@kaoiro/core/session/wire/reason'
import type { AnalysisRequest, AnalysisResult } from '@kaoiro/core/session/wire/wire'

/** What the service would answer to the photo. */
export type DeviceAnswer = Either<Reason, AnalysisResult>

/** What the page posts. */
export interface ExaminationRequest {
  readonly number: number
  readonly jpeg: Uint8Array
  readonly request: AnalysisRequest
}

/** What the worker posts: how far it is, then an answer to each request. */
export type WorkerMessage =
  /** The share of models and runtime that has come, 0 to 1. */
  | { readonly _tag: 'Loading'; readonly share: number }
  | { readonly _tag: 'Ready' }
  /** It can answer nothing any more. */
  | { readonly _tag: 'Failed'; readonly detail: string }
  | { readonly _tag: 'Answer'; readonly number: number; readonly answer: DeviceAnswer }
