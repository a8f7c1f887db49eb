export type {
  DiagnosisPorts,
  DiagnosisRequest,
  Progress,
  SessionAnswer,
} from './session/diagnose.js'
export { requestAnswer, requestResult } from './session/diagnose.js'
export {
  EarlierResult,
  StoredAnswer,
  canBeJoined,
  photoAnswerOf,
} from './session/earlier-result.js'
export type { Milliseconds, PollingPolicy } from './session/polling.js'
export { defaultPolling, schedule } from './session/polling.js'
export type { SavedResultError } from './session/result.js'
export { fallbacksOf, savedResult, toDiagnosed, toDiagnosis } from './session/result.js'
export type { SessionApi } from './session/session-api.js'
export { timedApi } from './session/session-api.js'
export {
  AnalysisResult,
  answerFromWire,
  answerToWire,
  withoutOutline,
} from './session/wire/analysis-result.js'
export type { Lenient } from './session/wire/lenient.js'
export { isLenient } from './session/wire/lenient.js'
export { hrefOf, routes } from './session/wire/routes.js'
export {
  CreatedSession,
  DeletedSession,
  SessionState,
  unknownSession,
} from './session/wire/session-state.js'
export { pollTime } from './session/polling.js'
export { patientPolling } from './session/polling.js'
