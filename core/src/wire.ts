export type { Lenient } from './codecs/codecs.js'
export { isLenient } from './codecs/codecs.js'
export type { SavedResultError } from './session/saved-result.js'
export { savedResult } from './session/saved-result.js'
export { AnalysisResult, answerFromWire, answerToWire } from './session/wire/analysis-result.js'
export { hrefOf, routes } from './session/wire/routes.js'
export {
  CreatedSession,
  DeletedSession,
  SessionState,
  unknownSession,
} from './session/wire/session-state.js'
