import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import * as T from 'fp-ts/lib/Task.js'
import { away, isPassing, throttled, unavailable } from './http.js'
import type { Policy, Milliseconds } from '../policy.js'
import { all, capped, repeating, whilst } from '../policy.js'
import type { Http, HttpRequest, HttpResponse } from './http.js'

/**
 * Retries as the AWS SDKs do (their reference guide, "Retry behavior"): `maxAttempts` includes the first attempt, and
 * waits double.
 */
export const maxAttempts = 3
export const maxRetryWait: Milliseconds = 20_000
const firstWait: Milliseconds = 50
const firstWaitThrottled: Milliseconds = 1_000
/** A connection that is lost, or a service behind a gateway that restarts, takes longer than a busy server. */
const firstWaitAway: Milliseconds = 2_000

/** A call so far. */
export interface Attempt {
  readonly method: HttpRequest['method']
  readonly answer: E.Either<string, HttpResponse>
  /** Attempts so far. */
  readonly number: number
  /** Attempts that count towards `maxAttempts`; see `patience`. */
  readonly used: number
  /** Failures so far that double the delay. */
  readonly failures: number
}

/**
 * The delay before the next attempt, at most `maxRetryWait`. None if the response is final: it succeeded, a
 * retry may do harm, no attempts are left, or the server asks for a longer delay.
 *
 * @param now milliseconds since 1970
 * @param random 0 to 1
 */
export function retryPolicy(now: () => Milliseconds, random: () => number): Policy<Attempt> {
  const asked = ({ answer }: Attempt): Milliseconds =>
    O.getOrElse(() => 0)(askedWait(now())(answer))
  return all(
    whilst(({ used }) => used < maxAttempts),
    whilst(mayRepeat),
    whilst((attempt) => asked(attempt) <= maxRetryWait),
    jittered(random, capped(maxRetryWait, doubling)),
    (attempt) => O.some(asked(attempt)),
  )
}

/** A limit that doubles with each failure. */
const doubling: Policy<Attempt> = ({ answer, failures }) =>
  O.some(firstWaitAfter(answer) * 2 ** Math.max(0, failures - 1))

const firstWaitAfter = (answer: Attempt['answer']): Milliseconds => {
  if (E.isLeft(answer) || away.includes(answer.right.status)) return firstWaitAway
  return answer.right.status === throttled ? firstWaitThrottled : firstWait
}

/** Full jitter: a random delay below that of the policy, so that clients spread out. */
const jittered =
  <S>(random: () => number, policy: Policy<S>): Policy<S> =>
  (state) =>
    O.map((delay: Milliseconds) => random() * delay)(policy(state))

/** The delay that the server asks for. */
const askedWait =
  (now: Milliseconds) =>
  (answer: Attempt['answer']): O.Option<Milliseconds> =>
    pipe(
      O.fromEither(answer),
      O.chainNullableK(({ retryAfter }) => retryAfter),
      O.flatMap(retryAfterOf(now)),
    )

/** Whether the call got no response, or one that a later attempt may replace. */
const mayPass = (answer: Attempt['answer']): boolean =>
  E.isLeft(answer) || isPassing(answer.right.status)

/**
 * Polls (GET) are repeated by their schedule only. Uploads and deletions may repeat after a 500 because they are
 * idempotent (RFC 9110, 9.2.2). A repeated POST leaves an unused session at worst: our service accepts the same
 * analysis request twice.
 */
const mayRepeat = ({ method, answer }: Attempt): boolean => {
  if (method === 'GET') return false
  const isOurFault = E.isRight(answer) && answer.right.status === 500
  return mayPass(answer) || (isOurFault && method !== 'POST')
}

/** Whether the server asks to retry later, after a delay of at most `maxRetryWait`. */
const isPutOff =
  (now: Milliseconds) =>
  (answer: Attempt['answer']): boolean =>
    E.isRight(answer) &&
    [throttled, unavailable].includes(answer.right.status) &&
    O.exists((wait: Milliseconds) => wait <= maxRetryWait)(askedWait(now)(answer))

export interface RetryPorts {
  /** Resolves after the time, or earlier when the call is cancelled. */
  readonly wait: (time: Milliseconds) => T.Task<void>
  /** 0 to 1. */
  readonly random: () => number
  /** Once this returns true, no further attempt is made. */
  readonly cancelled: () => boolean
  /** Milliseconds since 1970, for dates that the server sends. */
  readonly now: () => Milliseconds
  /** Milliseconds of a clock that nobody sets, for `patience`. */
  readonly steady: () => Milliseconds
  /**
   * Calls that fail in passing do not consume an attempt for this long after the service last took a call: a service
   * that takes some calls will take the others later. Before it takes one, only throttled calls are spared: the
   * address may be wrong. Default 0.
   */
  readonly patience?: Milliseconds
}

/** Retries calls where that is safe. `http` receives the number of the attempt, from 1. */
export function retrying(ports: RetryPorts): (http: (attempt: number) => Http) => Http {
  const { patience = 0, now, random, steady, wait, cancelled } = ports
  const policy = retryPolicy(now, random)
  const start = steady()
  /** When the service last took a call. */
  let taken: O.Option<Milliseconds> = O.none

  const after = (
    { method, number, used, failures }: Omit<Attempt, 'answer'>,
    answer: Attempt['answer'],
  ): Attempt => {
    if (!mayPass(answer)) taken = O.some(steady())
    const isPatient = steady() - O.getOrElse(() => start)(taken) < patience
    const isDeferred = isPutOff(now())(answer)
    const isSpared = isPatient && (isDeferred || (O.isSome(taken) && mayPass(answer)))
    return {
      method,
      answer,
      number: number + 1,
      used: isSpared ? used : used + 1,
      // A server that says how long to wait need not be spared by longer delays.
      failures: isSpared && isDeferred ? failures : failures + 1,
    }
  }

  return (http) => (request) => {
    const attempt = (before: Omit<Attempt, 'answer'>): T.Task<Attempt> =>
      pipe(
        http(before.number + 1)(request),
        T.map((answer) => after(before, answer)),
      )
    return pipe(
      attempt({ method: request.method, number: 0, used: 0, failures: 0 }),
      T.flatMap(repeating({ policy, attempt, wait, cancelled })),
      T.map(({ answer }) => answer),
    )
  }
}

/** The date format of HTTP (RFC 9110, 5.6.7); `Date.parse` alone accepts almost any text. */
const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

const timeUntil = (date: Milliseconds, now: Milliseconds): Milliseconds => Math.max(0, date - now)

/**
 * Parses `Retry-After`, in seconds or as a date (RFC 9110, 10.2.3). None if it is neither; 0 for a past date.
 *
 * @param now milliseconds since 1970
 */
export function retryAfterOf(now: Milliseconds): (header: string) => O.Option<Milliseconds> {
  return (header) => {
    const text = header.trim()
    if (/^\d+$/.test(text)) return O.some(Number(text) * 1_000)
    return httpDate.test(text)
      ? pipe(
          O.some(Date.parse(text)),
          O.filter(Number.isFinite),
          O.map((date) => timeUntil(date, now)),
        )
      : O.none
  }
}
