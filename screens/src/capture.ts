export type { CaptureAction, CaptureError, CaptureFlow } from './capture/capture-flow.js'
export { captureFlow, initialCaptureFlow } from './capture/capture-flow.js'
export { completedCapture } from './capture/completed-capture.js'
export { maySucceedAgain } from './capture/same-photo.js'
