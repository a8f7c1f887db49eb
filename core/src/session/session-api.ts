import type * as TE from 'fp-ts/lib/TaskEither.js'
import type { AnalysisRequest } from '../diagnosis/answer.js'
import type { SessionError } from '../diagnosis/diagnose.js'
import type { CreatedSession, SessionState } from './wire/session-state.js'

/** The four calls of the specification (§7) as a port. */
export interface SessionApi {
  readonly createSession: TE.TaskEither<SessionError, CreatedSession>
  /** Uploads a prepared JPEG to the session's bucket URL. A response of any status is a success (`right`). */
  readonly uploadPhoto: (
    bucketUrl: string,
    jpeg: Uint8Array,
  ) => TE.TaskEither<SessionError, { readonly status: number }>
  readonly requestAnalysis: (
    sessionId: string,
    request: AnalysisRequest,
  ) => TE.TaskEither<SessionError, void>
  readonly getSession: (sessionId: string) => TE.TaskEither<SessionError, SessionState>
}
