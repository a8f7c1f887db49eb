import * as E from 'fp-ts/lib/Either.js'
import type { Reason } from '@kaoiro/core/diagnosis'
import { isReason } from '@kaoiro/core/diagnosis'
import type { CaptureError } from './capture-flow.js'
import type { Judged, PhotoProblem } from './steps.js'
import { isPrepareError } from './steps.js'

/**
 * Why no result was reached: the reason of the analysis, or what went wrong before or around it. `unknown` if another
 * service sent a reason that this site does not know.
 */
type FailureName =
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
export type ReportedStep =
  | { readonly step: PlainStep }
  /** Whether the photo passed the check for light and sharpness. */
  | { readonly step: 'check'; readonly outcome: 'passed' | 'doubted' }
  | { readonly step: 'failed'; readonly reason: FailureName }

type PlainStep = 'start' | 'photo' | 'result' | 'share' | 'save' | 'reserve' | 'cosmetics'

/** A cancelled analysis has not failed. */
type Failure = Exclude<CaptureError, { readonly _tag: 'Cancelled' }>

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

/** Reports that the visitor got no result. Other services may send any text as a reason. */
export function failedStep(error: Failure): ReportedStep {
  if (error._tag !== 'AnalysisFailed') return { step: 'failed', reason: names[error._tag] }
  return { step: 'failed', reason: isReason(error.reason) ? error.reason : 'unknown' }
}

/** The report on the check of a picked file; null for a file that is not a photo, which is refused without a check. */
export function checkStep(prepared: E.Either<PhotoProblem, Judged>): ReportedStep | null {
  if (E.isLeft(prepared)) return isPrepareError(prepared.left) ? failedStep(prepared.left) : null
  const { refusal, hints } = prepared.right
  return refusal === null
    ? { step: 'check', outcome: hints.length === 0 ? 'passed' : 'doubted' }
    : failedStep({ _tag: 'AnalysisFailed', reason: refusal })
}
