import type * as TE from 'fp-ts/lib/TaskEither.js'
import type { Milliseconds } from '../polling.js'
import type { SessionApi } from '../api/session-api.js'
import type { SessionCall, SessionError } from '../api/session-error.js'

/**
 * An API that tells how long each of its calls took, right or left, once it has ended.
 *
 * @param clock milliseconds since any fixed moment; it should never go back
 */
export const timedApi =
  (clock: () => Milliseconds) =>
  (api: SessionApi, seen: (call: SessionCall, time: Milliseconds) => void): SessionApi => {
    const timed =
      (call: SessionCall) =>
      <A>(task: TE.TaskEither<SessionError, A>): TE.TaskEither<SessionError, A> =>
      async () => {
        const start = clock()
        const answer = await task()
        seen(call, clock() - start)
        return answer
      }
    return {
      createSession: timed('create session')(api.createSession),
      uploadPhoto: (url, jpeg) => timed('upload photo')(api.uploadPhoto(url, jpeg)),
      requestAnalysis: (id, request) => timed('request analysis')(api.requestAnalysis(id, request)),
      getSession: (id) => timed('get session')(api.getSession(id)),
    }
  }
