import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import type * as T from 'fp-ts/lib/Task.js'
import type { Milliseconds } from '../polling.js'
import type { Http, HttpRequest, HttpResponse } from './http.js'

/** As the AWS SDKs retry (their reference guide, "Retry behavior"): attempts in all, waits that double. */
export const maxAttempts = 3
export const maxRetryWait: Milliseconds = 20_000
const firstWait: Milliseconds = 50
const firstWaitThrottled: Milliseconds = 1_000

const throttled = 429
const unavailable = 503

/** What may be over at the next attempt. */
const passing = [408, throttled, 500, 502, unavailable, 504]

/** How an attempt went. */
export interface Attempt {
  readonly method: HttpRequest['method']
  /** Counts from 1. */
  readonly number: number
  readonly answer: E.Either<string, HttpResponse>
}

/**
 * The time to wait before the next attempt, at most `maxRetryWait`; none if the answer stands: it
 * is a good one, a repetition may do harm, the attempts are used up, or the server asks for a longer wait.
 *
 * @param now milliseconds since 1970
 * @param random 0 to 1
 */
export const retryWait =
  (now: Milliseconds, random: number) =>
  (attempt: Attempt): O.Option<Milliseconds> => {
    const asked = askedWait(now)(attempt.answer)
    return attempt.number < maxAttempts && mayRepeat(attempt, O.isSome(asked))
      ? pipe(
          O.some(Math.max(jitter(random)(attempt), O.getOrElse(() => 0)(asked))),
          O.filter((wait) => wait <= maxRetryWait),
        )
      : O.none
  }

/** The server's own word on when to come back. */
const askedWait =
  (now: Milliseconds) =>
  (answer: Attempt['answer']): O.Option<Milliseconds> =>
    pipe(
      O.fromEither(answer),
      O.chainNullableK(({ retryAfter }) => retryAfter),
      O.flatMap(retryAfterOf(now)),
    )

/**
 * GET, PUT and DELETE may be sent twice (RFC 9110, 9.2.2). A POST only if the server says that it did not take
 * it: without an answer nobody knows.
 */
const mayRepeat = ({ method, answer }: Attempt, saysWhen: boolean): boolean => {
  if (method !== 'POST') return E.isLeft(answer) || passing.includes(answer.right.status)
  if (E.isLeft(answer)) return false
  const { status } = answer.right
  return status === throttled || (status === unavailable && saysWhen)
}

/** "Full jitter": any time up to one that doubles with each attempt, so that clients do not come in step. */
const jitter =
  (random: number) =>
  ({ number, answer }: Attempt): Milliseconds => {
    const isThrottled = E.isRight(answer) && answer.right.status === throttled
    const base = isThrottled ? firstWaitThrottled : firstWait
    return random * Math.min(maxRetryWait, base * 2 ** (number - 1))
  }

/** The server will take it later, and says when. A longer wait than any that is waited for is none. */
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
  /** After a true answer no further attempt is made. */
  readonly cancelled: () => boolean
  /** Milliseconds since 1970. */
  readonly now: () => Milliseconds
  /**
   * For so long after the last call of all that was not put off, a call that is put off does not use up an attempt: if a
   * server takes some calls and puts off others, each has its turn. None if left out.
   */
  readonly patience?: Milliseconds
}

/** A network that repeats what may be repeated. `http` is given the attempt's number, from 1. */
export const retrying = (ports: RetryPorts): ((http: (attempt: number) => Http) => Http) => {
  const { patience = 0, now } = ports
  /** When a call of all was last answered, and not put off. */
  let lastTaken = now()
  return (http) => (request) => async () => {
    let used = 0
    for (let number = 1; ; number++) {
      const answer = await http(number)(request)()
      const putOff = isPutOff(now())(answer)
      if (!putOff && E.isRight(answer)) lastTaken = now()
      if (!putOff || now() - lastTaken >= patience) used++
      const attempt = { method: request.method, number: Math.max(1, used), answer }
      const wait = retryWait(now(), ports.random())(attempt)
      if (O.isNone(wait) || ports.cancelled()) return answer
      await ports.wait(wait.value)()
      if (ports.cancelled()) return answer
    }
  }
}

/** The one form of a date that servers may send (RFC 9110, 5.6.7); `Date.parse` alone takes almost any text. */
const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

const timeUntil = (date: Milliseconds, now: Milliseconds): Milliseconds => Math.max(0, date - now)

/**
 * The wait that a `retry-after` asks for, in seconds or until a date (RFC 9110, 10.2.3). None if it
 * is neither; 0 for a date that has passed.
 *
 * @param now milliseconds since 1970
 */
export const retryAfterOf =
  (now: Milliseconds) =>
  (header: string): O.Option<Milliseconds> => {
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
