export type { Camera, CameraAction, CameraView, Facing } from './capture/camera.js'
export {
  cameraAfter,
  cameraFailure,
  cameraText,
  cameraView,
  initialCamera,
} from './capture/camera.js'
export type { CaptureAction, CaptureError, CaptureFlow } from './capture/capture-flow.js'
export { captureFlow, initialCaptureFlow } from './capture/capture-flow.js'
export { completedCapture, completedHistory } from './capture/completed-capture.js'
export type { FailedScreenState, FailedTarget } from './capture/failed.js'
export { failedView, failureLine, parseFailedScreenState } from './capture/failed.js'
export type { Connection } from './capture/look.js'
export { allowsLook, newRemarks, offersHairline } from './capture/look.js'
export type { ReportedStep } from './capture/reported.js'
export { checkStep, failedStep } from './capture/reported.js'
export { isInAppBrowser } from './capture/in-app-browser.js'
export type { Guidance } from './capture/guidance.js'
export { guided, held, noGuidance } from './capture/guidance.js'
export type { CameraFailure, PickRefusal, PrepareError } from './capture/problems.js'
export type { PhotoProblem } from './capture/steps.js'
export {
  diagnosisStep,
  historyMove,
  historyStep,
  isPrepareError,
  phaseText,
  photoRemark,
  pickedPhoto,
} from './capture/steps.js'
