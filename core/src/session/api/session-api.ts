import type * as TE from 'fp-ts/lib/TaskEither.js'
import type { SessionError } from './session-error.js'
import type { AnalysisRequest, CreatedSession, SessionState } from '../wire/wire.js'

/** The four calls of the specification (§7) as a port. */
export interface SessionApi {
  readonly createSession: TE.TaskEither<SessionError, CreatedSession>
  /** Puts a prepared JPEG where the session says. Right, with the status, whatever the status. */
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
