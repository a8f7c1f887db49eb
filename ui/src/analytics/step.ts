import type { Reason } from '@kaoiro/core/diagnosis'
import type { CaptureError } from '@kaoiro/core/flow'
import { isReason } from '@kaoiro/core/diagnosis'

/**
 * Why no result was reached: the reason of the analysis, or what went wrong before or around it. `unknown` if another
 * service sent a reason that this site does not know.
 */
export type FailureName =
  | Reason
  | 'photo-not-prepared'
  | 'no-network'
  | 'service-fault'
  | 'still-analysing'
  | 'unknown'

/**
 * A step of a visit, as pushed to `window.dataLayer`. Every field is a literal from this list, so that no code, photo,
 * session id or other data of a visitor can be passed.
 */
export type Step =
  | { readonly step: PlainStep }
  /** Whether the photo passed the check for light and sharpness. */
  | { readonly step: 'check'; readonly outcome: 'passed' | 'doubted' }
  | { readonly step: 'failed'; readonly reason: FailureName }

type PlainStep = 'start' | 'photo' | 'result' | 'share' | 'save' | 'reserve' | 'cosmetics'

/** A cancelled analysis has not failed. */
export type Failure = Exclude<CaptureError, { readonly _tag: 'Cancelled' }>

const names: Readonly<Record<Exclude<Failure['_tag'], 'AnalysisFailed'>, FailureName>> = {
  FileNotRead: 'photo-not-prepared',
  ImageNotLoaded: 'photo-not-prepared',
  NoCanvasContext: 'photo-not-prepared',
  NoBlob: 'photo-not-prepared',
  // The models of the device are files of the site.
  AnalyserLost: 'no-network',
  NetworkError: 'no-network',
  BadStatus: 'service-fault',
  BadBody: 'service-fault',
  StillAnalyzing: 'still-analysing',
  TookTooLong: 'still-analysing',
}

export const failed = (error: Failure): Step => ({
  step: 'failed',
  reason: error._tag === 'AnalysisFailed' ? reasonName(error.reason) : names[error._tag],
})

/** Other services may send any text as a reason. */
const reasonName = (reason: string | null): FailureName => (isReason(reason) ? reason : 'unknown')
