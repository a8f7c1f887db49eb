/**
 * A client of the analysis service: a prepared photo in, a diagnosis out, over any server that makes the four
 * calls. `fetch`, the clock and the randomness are handed in.
 *
 * @module client
 */
export { defaultHairline, clampHairline } from '../hairline.js'
export type { Hairline } from '../hairline.js'
export { defaultPolling, schedule, scheduleWithin } from '../polling.js'
export type { Milliseconds, PollingPolicy } from '../polling.js'
export type { Certainty, Second } from '../session/certainty.js'
export { diagnose, requestResult, toDiagnosed, toDiagnosis } from '../session/diagnose.js'
export type { Diagnosed, DiagnosisPorts, DiagnosisRequest, Progress } from '../session/diagnose.js'
export { doubts } from '../session/doubt.js'
export type { Doubt } from '../session/doubt.js'
export { fallbacksOf } from '../session/fallbacks.js'
export type { Fallback } from '../session/fallbacks.js'
export { fetchHttp } from '../session/fetch-http.js'
export type { Fetch } from '../session/fetch-http.js'
export { mostCallTime as maxCallTime } from '../session/http.js'
export type { Http, HttpRequest, HttpResponse } from '../session/http.js'
export { httpSessionApi } from '../session/http-session-api.js'
export { isReason, reasons } from '../session/reason.js'
export type { Reason } from '../session/reason.js'
export { retrying } from '../session/retry.js'
export type { RetryPorts } from '../session/retry.js'
export { savedResult } from '../session/saved-result.js'
export type { SavedResultError } from '../session/saved-result.js'
export type { SessionApi } from '../session/session-api.js'
export type { SessionCall, SessionError } from '../session/session-error.js'
export { AnalysisRequest, AnalysisResult, CreatedSession, SessionState } from '../session/wire.js'
