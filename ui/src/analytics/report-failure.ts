import { isReason } from '@kaoiro/core/diagnosis'
import type { CaptureError } from '@kaoiro/screens/capture'
import { report } from './report.js'
import type { FailureName, Step } from './step.js'

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

export function failed(error: Failure): Step {
  return {
    step: 'failed',
    reason: error._tag === 'AnalysisFailed' ? reasonName(error.reason) : names[error._tag],
  }
}

/** Other services may send any text as a reason. */
const reasonName = (reason: string | null): FailureName => (isReason(reason) ? reason : 'unknown')

/** Reports that the visitor got no result. Apart from `report`, which is part of the first load. */
export const reportFailure = (error: Failure): void => report(failed(error))
