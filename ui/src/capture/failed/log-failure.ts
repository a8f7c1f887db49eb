import type { CaptureError } from '@kaoiro/screens/capture'
import { prepareErrorText } from '@kaoiro/core/photo'
import { isReason } from '@kaoiro/core/diagnosis'
import { site } from '../../site/site.js'

/**
 * Logs the cause of a failure to the console (specification §8), without photo data or session id.
 */
export const logFailure = (error: CaptureError): void =>
  console.error(`${site.brand.name}: ${failureLine(error)}`)

const failureLine = (error: CaptureError): string => {
  switch (error._tag) {
    case 'FileNotRead':
    case 'ImageNotLoaded':
    case 'NoCanvasContext':
    case 'NoBlob':
      return prepareErrorText[error._tag]
    case 'Cancelled':
      return 'Cancelled'
    case 'AnalyserLost':
      return `No analysis (${error.detail})`
    case 'NetworkError':
      return `No answer (${error.call}: ${error.detail})`
    case 'BadStatus':
      return `Unexpected status code: ${error.status} (${error.call})`
    case 'BadBody':
      return `Unexpected answer (${error.call}: ${error.detail})`
    case 'AnalysisFailed':
      // Other services may send any reason.
      return `Session status: failed (${isReason(error.reason) ? error.reason : 'no known reason'})`
    case 'TookTooLong':
      return 'No answer of the analysis in time'
    case 'StillAnalyzing':
      return `Session status: analyzing, after ${error.polls} polls`
  }
}
