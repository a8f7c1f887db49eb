import type { Either } from 'fp-ts/lib/Either.js'
import type { FaceRemark } from '@kaoiro/core/analysis/check/face-check'
import type { Hairline } from '@kaoiro/core/photo/hairline'
import type { Reason } from '@kaoiro/core/diagnosis/failure-reason'
import type { AnalysisRequest } from '@kaoiro/core/diagnosis/analysis-request'
import type { AnalysisResult } from '@kaoiro/core/session/wire/analysis-result'

/** What the service would answer to the photo. */
export type DeviceAnswer = Either<Reason, AnalysisResult>

/** What can be said of a photo before it is analysed. */
export interface Look {
  /** Left: why it would not be analysed. Right: what would make the answer less sure, the worst first. */
  readonly verdict: Either<Reason, ReadonlyArray<FaceRemark>>
  /** Where the hairline seems to be; null if that cannot be told. */
  readonly hairline: Hairline | null
}

export interface ExaminationRequest {
  readonly _tag: 'Examine'
  readonly number: number
  readonly jpeg: Uint8Array
  readonly request: AnalysisRequest
}

export interface LookRequest {
  readonly _tag: 'Look'
  readonly number: number
  readonly jpeg: Uint8Array
}

/** What the page posts. */
export type PageMessage = ExaminationRequest | LookRequest

/** The worker's answer to a request, by its number. */
export type Reply =
  | { readonly _tag: 'Answer'; readonly number: number; readonly answer: DeviceAnswer }
  /** Null if the look failed; an analysis may still succeed. */
  | { readonly _tag: 'Looked'; readonly number: number; readonly look: Look | null }

/** What the worker posts: how far it is, then a reply to each request. */
export type WorkerMessage =
  /** The share of models and runtime that has come, 0 to 1. */
  | { readonly _tag: 'Loading'; readonly share: number }
  | { readonly _tag: 'Ready' }
  /** It can answer nothing any more. */
  | { readonly _tag: 'Failed'; readonly detail: string }
  | Reply
