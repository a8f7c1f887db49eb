import type { CaptureError } from '@kaoiro/core/flow/capture-flow'
import { prepareErrorText } from '@kaoiro/core/photo/prepare-error'
import { isReason } from '@kaoiro/core/diagnosis/failure-reason'

/**
 * Logs why a visitor is sent to the failed page (specification §8), for whoever looks into it: nothing of the
 * photo, and no session's id.
 */
export const logFailure = (error: CaptureError): void =>
  console.error(`Kaoiro: ${failureLine(error)}`)

const failureLine = (error: CaptureError): string => {
  switch (error._tag) {
    case 'FileNotRead':
    case 'ImageNotLoaded':
    case 'NoCanvasContext':
    case 'NoBlob':
      return prepareErrorText[error._tag]
    case 'Cancelled':
      return 'Cancelled'
    case 'NetworkError':
      return `No answer (${error.call}: ${error.detail})`
    case 'BadStatus':
      return `Unexpected status code: ${error.status} (${error.call})`
    case 'BadBody':
      return `Unexpected answer (${error.call}: ${error.detail})`
    case 'AnalysisFailed':
      // Another service may write anything into its reason.
      return `Session status: failed (${isReason(error.reason) ? error.reason : 'no known reason'})`
    case 'StillAnalyzing':
      return `Session status: analyzing, after ${error.polls} polls`
  }
}
