import type { Either } from 'fp-ts/lib/Either.js'
import type { FaceRemark } from '@kaoiro/analyser/check'
import type { FacePlace } from '@kaoiro/analyser/guide'
import type { Hairline, Pixels } from '@kaoiro/core/photo'
import type { AnalysisRequest, Answer, Reason } from '@kaoiro/core/diagnosis'

/** The analyser's answer to the photo. */
export type DeviceAnswer = Either<Reason, Answer>

/** The result of checking a photo before its analysis. */
export interface Look {
  /**
   * Left: why the analysis would reject the photo. Right: remarks that make the answer less certain,
   * worst first.
   */
  readonly verdict: Either<Reason, ReadonlyArray<FaceRemark>>
  /** Detected hairline; null if it was not found. */
  readonly hairline: Hairline | null
}

export interface ExaminationRequest {
  readonly _tag: 'Examine'
  readonly number: number
  readonly jpeg: Uint8Array
  readonly request: AnalysisRequest
  /** The address of the store's norms; undefined for the shipped ones. */
  readonly norms?: string
}

export interface LookRequest {
  readonly _tag: 'Look'
  readonly number: number
  readonly jpeg: Uint8Array
}

/** Asks for the place of the largest face in a frame of the camera. */
export interface LocationRequest {
  readonly _tag: 'Locate'
  readonly number: number
  readonly pixels: Pixels
}

/** Messages of the page. */
export type PageMessage = ExaminationRequest | LookRequest | LocationRequest

/** The answer to the request with this number. */
export type Reply =
  | { readonly _tag: 'Answer'; readonly number: number; readonly answer: DeviceAnswer }
  /** Null if the check failed; the analysis may still succeed. */
  | { readonly _tag: 'Looked'; readonly number: number; readonly look: Look | null }
  | { readonly _tag: 'Located'; readonly number: number; readonly face: FacePlace | null }

/** Messages of the worker: loading progress, then one reply per request. */
export type WorkerMessage =
  /** Loaded share of models and runtime, 0 to 1. */
  | { readonly _tag: 'Loading'; readonly share: number }
  | { readonly _tag: 'Ready' }
  /** The worker cannot answer any request. */
  | { readonly _tag: 'Failed'; readonly detail: string }
  | Reply
