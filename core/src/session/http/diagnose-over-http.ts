import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import * as T from 'fp-ts/lib/Task.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { AnalysisPhase, Diagnose, SessionError } from '../../diagnosis/diagnose.js'
import { isPassing } from './http.js'
import type { Policy, Milliseconds, PollingPolicy } from '../policy.js'
import { all, repeating, whilst, defaultPolling } from '../policy.js'
import type { SessionApi } from './http-session-api.js'
import { answerFromWire } from '../wire/analysis-result.js'
import type { CompletedSession, SessionState } from '../wire/session-state.js'
import { createdFromWire, receiptFromWire } from '../wire/session-state.js'

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
export function diagnoseOverHttp(ports: DiagnosisPorts): Diagnose<SessionError> {
  const step = unlessCancelled(ports.cancelled)
  return (photo, request, onPhase) =>
    pipe(
      step(() => TE.fromIO(() => onPhase('uploading'))),
      TE.flatMap(() => step(() => ports.api.createSession)),
      TE.map(createdFromWire),
      TE.flatMap(({ sessionId, bucketUrl }) =>
        pipe(
          step(() => ports.api.uploadPhoto(bucketUrl, photo)),
          TE.map(() => onPhase('analysing')),
          TE.flatMap(() => step(() => ports.api.requestAnalysis(sessionId, request))),
          TE.flatMap(() => step(() => pollUntilEnd(ports, onPhase, sessionId))),
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

/** The polls of a session so far. */
interface Polls {
  readonly number: number
  readonly last: E.Either<SessionError, SessionState>
  /** Polls that failed in passing since the last one with an answer. */
  readonly lost: number
  /** Polls with another bad status since then. */
  readonly bad: number
}

const noPolls: Polls = { number: 0, last: E.right({ status: 'analyzing' }), lost: 0, bad: 0 }

const afterPoll = ({ number, lost, bad }: Polls, last: Polls['last']): Polls => ({
  number: number + 1,
  last,
  lost: E.isRight(last) ? 0 : lost + Number(isLost(last.left)),
  bad: E.isRight(last) ? 0 : bad + Number(!isLost(last.left)),
})

/**
 * Whether the poll failed in passing: the client may be offline, and the service restarting, overloaded or behind a
 * gateway. The photo is already uploaded.
 */
const isLost = (error: SessionError): boolean =>
  error._tag === 'NetworkError' || (error._tag === 'BadStatus' && isPassing(error.status))

/** Whether a later poll may have another answer. */
const isOpen = ({ last }: Polls): boolean =>
  E.isRight(last)
    ? last.right.status === 'analyzing'
    : last.left._tag === 'NetworkError' || last.left._tag === 'BadStatus'

/** Polls that may end with a bad status that does not pass; the last of them ends the polling. */
const maxBadPolls = 2

const pollingPolicy = (schedule: PollingPolicy): Policy<Polls> =>
  all(
    whilst(isOpen),
    whilst(({ bad }) => bad < maxBadPolls),
    // A long schedule is for a long queue, not for a service that is gone.
    whilst(({ lost }) => O.isSome(defaultPolling(lost))),
    ({ number }) => schedule(number),
  )

const pollUntilEnd = (
  { api, polling, wait, cancelled }: DiagnosisPorts,
  onPhase: (phase: AnalysisPhase) => void,
  sessionId: string,
): TE.TaskEither<SessionError, CompletedSession> =>
  pipe(
    noPolls,
    repeating({
      policy: pollingPolicy(polling),
      attempt: (polls) =>
        pipe(
          api.getSession(sessionId),
          T.map((last) => afterPoll(polls, last)),
        ),
      wait: (delay, { last }) => {
        onPhase(E.isLeft(last) ? 'waiting' : 'analysing')
        return cancelled() ? T.of(undefined) : wait(delay)
      },
      cancelled,
    }),
    T.map(outcomeOf),
  )

const outcomeOf = ({ number, last }: Polls): E.Either<SessionError, CompletedSession> => {
  if (E.isLeft(last)) return last
  switch (last.right.status) {
    case 'completed':
      return E.right(last.right)
    case 'failed':
      return E.left({ _tag: 'AnalysisFailed', reason: last.right.reason ?? null })
    case 'analyzing':
      return E.left({ _tag: 'StillAnalyzing', polls: number })
  }
}
