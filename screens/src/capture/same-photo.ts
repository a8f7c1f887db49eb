import type { CaptureError } from './capture-flow.js'

/** Whether the same photo may succeed in another attempt: its analysis failed for a reason outside the photo. */
export const maySucceedAgain = (error: CaptureError): boolean => {
  switch (error._tag) {
    case 'Cancelled':
    case 'AnalyserLost':
    case 'NetworkError':
    case 'BadStatus':
    case 'BadBody':
    case 'StillAnalyzing':
    case 'TookTooLong':
      return true
    case 'AnalysisFailed':
      return error.reason === 'internal-error'
    case 'FileNotRead':
    case 'ImageNotLoaded':
    case 'NoCanvasContext':
    case 'NoBlob':
      return false
  }
}
