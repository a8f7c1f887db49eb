import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { SessionApi, PollingPolicy, SessionState } from '@kaoiro/core/session'
import { abortableWait } from '../adapters/network/abortable-wait.js'
import { examineOnDevice } from './device-analyser.js'
import { onDevice } from './device-receipt.js'
import type { DeviceAnswer } from './worker/worker-messages.js'

/** Maximum time in ms that one poll waits for the answer. */
const patience = 1_000

/** Polls for five minutes in all, as with the service. No pause between polls, because each poll waits itself. */
export const devicePolling: PollingPolicy = (attempt) =>
  attempt < 300_000 / patience ? O.some(0) : O.none

const stateOf = (answer: DeviceAnswer): SessionState =>
  E.isLeft(answer)
    ? { status: 'failed', reason: answer.left }
    : { status: 'completed', result: answer.right }

/** Implements the four calls on this device; no photo or result leaves it. */
export const deviceSessionApi = (signal: AbortSignal): SessionApi => {
  let photo = new Uint8Array()
  let examined: ReturnType<typeof examineOnDevice> | null = null
  return {
    createSession: TE.right({ session_id: onDevice, bucket_url: '' }),
    uploadPhoto: (_, jpeg) =>
      TE.fromIO(() => {
        photo = Uint8Array.from(jpeg)
        return { status: 200 }
      }),
    requestAnalysis: (_, request) =>
      TE.fromIO(() => {
        examined = examineOnDevice(photo, request)
      }),
    getSession: () => async () => {
      const late = abortableWait(signal)(patience)().then(() => null)
      const answer = await Promise.race([examined, late])
      return answer === null
        ? E.right({ status: 'analyzing' })
        : E.map<DeviceAnswer, SessionState>(stateOf)(answer)
    },
  }
}
