/**
 * A client of the analysis service: takes a prepared photo and returns a diagnosis, with any server that implements the
 * four calls. The caller supplies `fetch`, the clock and the random numbers.
 *
 * @module client
 */
export { defaultHairline, clampHairline } from '../photo/hairline.js'
export type { Hairline } from '../photo/hairline.js'
export { defaultPolling, schedule, scheduleWithin } from '../session/polling.js'
export type { Milliseconds, PollingPolicy } from '../session/polling.js'
export type { Certainty, Second } from '../diagnosis/certainty.js'
export { diagnose, requestResult } from '../session/diagnose.js'
export { toDiagnosed, toDiagnosis, fallbacksOf, savedResult } from '../session/result.js'
export type { Diagnosed } from '../diagnosis/answer.js'
export type {
  DiagnosedSession,
  DiagnosisPorts,
  DiagnosisRequest,
  Progress,
} from '../session/diagnose.js'
export { doubts } from '../diagnosis/doubt.js'
export type { Doubt } from '../diagnosis/doubt.js'
export type { Fallback } from '../diagnosis/fallback.js'
export { fetchHttp, maxCallTime } from '../session/http/http.js'
export type { Fetch, FetchInit, Http, HttpRequest, HttpResponse } from '../session/http/http.js'
export { httpDeletion } from '../session/http/http-deletion.js'
export type { DeleteSession } from '../session/http/http-deletion.js'
export { httpSessionApi } from '../session/http/http-session-api.js'
export { isReason, reasons } from '../diagnosis/failure-reason.js'
export type { Reason } from '../diagnosis/failure-reason.js'
export { retrying } from '../session/http/retry.js'
export type { RetryPorts } from '../session/http/retry.js'
export { Receipt, Removal } from '../receipt/receipt.js'
export type { DeletionError } from '../receipt/receipt.js'
export type { SavedResultError } from '../session/result.js'
export type { SessionApi } from '../session/session-api.js'
export type { SessionCall, SessionError } from '../diagnosis/session-error.js'
export { AnalysisRequest } from '../diagnosis/analysis-request.js'
export { AnalysisResult } from '../session/wire/analysis-result.js'
export { CreatedSession, SessionState } from '../session/wire/session-state.js'
