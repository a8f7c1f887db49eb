import type * as TE from 'fp-ts/lib/TaskEither.js'
import type { AnalysisRequest } from '../diagnosis/answer.js'
import type { SessionCall, SessionError } from '../diagnosis/diagnose.js'
import type { Milliseconds } from './polling.js'
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

/**
 * Reports the duration of each call once it has ended, with success or failure.
 *
 * @param clock a monotonic clock, in milliseconds
 */
export const timedApi =
  (clock: () => Milliseconds) =>
  (api: SessionApi, report: (call: SessionCall, time: Milliseconds) => void): SessionApi => {
    const timed =
      (call: SessionCall) =>
      <A>(task: TE.TaskEither<SessionError, A>): TE.TaskEither<SessionError, A> =>
      async () => {
        const start = clock()
        const answer = await task()
        report(call, clock() - start)
        return answer
      }
    return {
      createSession: timed('create session')(api.createSession),
      uploadPhoto: (url, jpeg) => timed('upload photo')(api.uploadPhoto(url, jpeg)),
      requestAnalysis: (id, request) => timed('request analysis')(api.requestAnalysis(id, request)),
      getSession: (id) => timed('get session')(api.getSession(id)),
    }
  }
