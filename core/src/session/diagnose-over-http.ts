import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import type * as T from 'fp-ts/lib/Task.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { AnalysisPhase, Diagnose, SessionError } from '../diagnosis/diagnose.js'
import { isPassing } from './passing-status.js'
import type { Milliseconds, PollingPolicy } from './polling.js'
import { defaultPolling } from './polling.js'
import type { SessionApi } from './session-api.js'
import { answerFromWire } from './wire/analysis-result.js'
import type { CompletedSession } from './wire/session-state.js'
import { createdFromWire, receiptFromWire } from './wire/session-state.js'

export interface DiagnosisPorts {
  readonly api: SessionApi
  readonly polling: PollingPolicy
  /** Resolves after the time, or earlier when the diagnosis is cancelled. */
  readonly wait: (time: Milliseconds) => T.Task<void>
  /** Checked before and after each call and wait; once it is true, no further call is made. */
  readonly cancelled: () => boolean
  /** Called with the session of a diagnosis that was cancelled or failed, unless the service has answered that the analysis failed. */
  readonly abandon?: (sessionId: string) => void
}

/** Runs the four calls: create, upload, request, poll (specification §7). */
export const diagnoseOverHttp =
  (ports: DiagnosisPorts): Diagnose<SessionError> =>
  (photo, request, onPhase) => {
    const step = unlessCancelled(ports.cancelled)
    return pipe(
      step(() => TE.fromIO(() => onPhase('uploading'))),
      TE.flatMap(() => step(() => ports.api.createSession)),
      TE.map(createdFromWire),
      TE.flatMap(({ sessionId, bucketUrl }) =>
        pipe(
          step(() => ports.api.uploadPhoto(bucketUrl, photo)),
          TE.map(() => onPhase('analysing')),
          TE.flatMap(() => step(() => ports.api.requestAnalysis(sessionId, request))),
          TE.flatMap(() => pollUntilEnd(ports, onPhase)(sessionId)),
          TE.mapLeft((error) => {
            // After a failed analysis, the service has deleted the photo.
            if (error._tag !== 'AnalysisFailed') ports.abandon?.(sessionId)
            return error
          }),
          TE.map((state) => ({
            gender: request.gender,
            answer: answerFromWire(state.result),
            receipt: receiptFromWire(sessionId, state),
          })),
        ),
      ),
    )
  }

/** Fails with `Cancelled` instead of making the call, or of returning its response, once the diagnosis is cancelled. */
const unlessCancelled =
  (cancelled: () => boolean) =>
  <A>(call: () => TE.TaskEither<SessionError, A>): TE.TaskEither<SessionError, A> =>
  async () => {
    if (cancelled()) return E.left({ _tag: 'Cancelled' })
    const answer = await call()()
    return cancelled() ? E.left({ _tag: 'Cancelled' }) : answer
  }

/**
 * Whether the poll failed in passing: the client may be offline, and the service restarting, overloaded or behind a
 * gateway. The photo is already uploaded.
 */
const isLost = (error: SessionError): boolean =>
  error._tag === 'NetworkError' || (error._tag === 'BadStatus' && isPassing(error.status))

/** Polls that may end with a bad status that does not pass; the last of them ends the polling. */
const maxBadPolls = 2

const pollUntilEnd =
  (ports: DiagnosisPorts, onPhase: (phase: AnalysisPhase) => void) =>
  (sessionId: string): TE.TaskEither<SessionError, CompletedSession> =>
  async () => {
    const step = unlessCancelled(ports.cancelled)
    let failure: E.Left<SessionError> | null = null
    let lost = 0
    let bad = 0
    for (let attempt = 0; ; attempt++) {
      const delay = ports.polling(attempt)
      if (O.isNone(delay)) return failure ?? E.left({ _tag: 'StillAnalyzing', polls: attempt })
      if (failure === null) onPhase('analysing')
      const answer = await step(() =>
        pipe(
          TE.fromTask(ports.wait(delay.value)),
          TE.flatMap(() => step(() => ports.api.getSession(sessionId))),
        ),
      )()
      if (E.isLeft(answer)) {
        failure = answer
        if (isLost(answer.left)) lost++
        else if (answer.left._tag === 'BadStatus') bad++
        else return answer
        // A long schedule is for a long queue, not for a service that is gone.
        if (bad >= maxBadPolls || O.isNone(defaultPolling(lost))) return answer
        onPhase('waiting')
        continue
      }
      failure = null
      lost = bad = 0
      const state = answer.right
      if (state.status === 'completed') return E.right(state)
      if (state.status === 'failed')
        return E.left({ _tag: 'AnalysisFailed', reason: state.reason ?? null })
    }
  }
