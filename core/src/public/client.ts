/**
 * A client of the analysis service: a prepared photo in, a diagnosis out, over any server that makes the four
 * calls. `fetch`, the clock and the randomness are handed in.
 *
 * @module client
 */
export { defaultHairline, clampHairline } from '../photo/hairline.js'
export type { Hairline } from '../photo/hairline.js'
export { defaultPolling, schedule, scheduleWithin } from '../session/polling.js'
export type { Milliseconds, PollingPolicy } from '../session/polling.js'
export type { Certainty, Second } from '../session/certainty/certainty.js'
export { diagnose, requestResult, toDiagnosed } from '../session/diagnose.js'
export { toDiagnosis } from '../session/wire-result.js'
export type {
  Diagnosed,
  DiagnosedSession,
  DiagnosisPorts,
  DiagnosisRequest,
  Progress,
} from '../session/diagnose.js'
export { doubts } from '../session/certainty/doubt.js'
export type { Doubt } from '../session/certainty/doubt.js'
export { fallbacksOf } from '../session/fallbacks.js'
export type { Fallback } from '../session/fallbacks.js'
export { fetchHttp } from '../session/http/fetch-http.js'
export type { Fetch } from '../session/http/fetch-http.js'
export { maxCallTime } from '../session/http/http.js'
export type { Http, HttpRequest, HttpResponse } from '../session/http/http.js'
export { httpDeletion } from '../session/http/http-deletion.js'
export type { DeleteSession } from '../session/http/http-deletion.js'
export { httpSessionApi } from '../session/http/http-session-api.js'
export { isReason, reasons } from '../session/wire/reason.js'
export type { Reason } from '../session/wire/reason.js'
export { retrying } from '../session/http/retry.js'
export type { RetryPorts } from '../session/http/retry.js'
export { Receipt } from '../session/receipt/receipt.js'
export { Removal } from '../session/receipt/removal.js'
export type { DeletionError } from '../session/receipt/removal.js'
export { savedResult } from '../session/saved-result.js'
export type { SavedResultError } from '../session/saved-result.js'
export type { SessionApi } from '../session/api/session-api.js'
export type { SessionCall, SessionError } from '../session/api/session-error.js'
export {
  AnalysisRequest,
  AnalysisResult,
  CreatedSession,
  SessionState,
} from '../session/wire/wire.js'
