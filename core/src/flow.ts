export type { CaptureAction, CaptureError, CaptureFlow } from './flow/capture-flow.js'
export { captureFlow, initialCaptureFlow } from './flow/capture-flow.js'
export { completedCapture } from './flow/completed-capture.js'
export type { GenderScreen, GenderScreenAction } from './flow/gender-screen.js'
export { genderScreen, isReady } from './flow/gender-screen.js'
export type { Idle, Moment } from './flow/idle.js'
export {
  analysisPatience,
  continueIdle,
  countdownSeconds,
  countedTime,
  idlePatience,
  startIdle,
} from './flow/idle.js'
export { maySucceedAgain } from './flow/same-photo.js'
export { sampleResults } from './flow/sample-results.js'
export { sitePaths } from './flow/site-paths.js'
export type { PageRenderer, PageRequest, RenderedPage, StoreSite } from './pages/page-renderer.js'
export { homePage, homePageIn } from './pages/page-renderer.js'
export { movedPage } from './pages/moved-page.js'
export { screenPattern } from './flow/site-paths.js'
