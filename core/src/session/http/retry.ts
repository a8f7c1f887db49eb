import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import type * as T from 'fp-ts/lib/Task.js'
import type { Milliseconds } from '../polling.js'
import type { Http, HttpRequest, HttpResponse } from './http.js'

/**
 * Retries as the AWS SDKs do (their reference guide, "Retry behavior"): `maxAttempts` includes the first attempt, and
 * waits double.
 */
export const maxAttempts = 3
export const maxRetryWait: Milliseconds = 20_000
const firstWait: Milliseconds = 50
const firstWaitThrottled: Milliseconds = 1_000
/** A lost connection takes longer to come back than a busy server. */
const firstWaitLost: Milliseconds = 2_000

const throttled = 429
const unavailable = 503

/** Statuses of temporary failures. */
const passing = [408, throttled, 500, 502, unavailable, 504]

export interface Attempt {
  readonly method: HttpRequest['method']
  /** Counts from 1. */
  readonly number: number
  readonly answer: E.Either<string, HttpResponse>
  /** See `RetryPorts`. */
  readonly outlastsLosses?: boolean
}

/**
 * The delay before the next attempt, at most `maxRetryWait`. None if the response is final: it succeeded, a
 * retry may do harm, no attempts are left, or the server asks for a longer delay.
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

/** The delay that the server asks for. */
const askedWait =
  (now: Milliseconds) =>
  (answer: Attempt['answer']): O.Option<Milliseconds> =>
    pipe(
      O.fromEither(answer),
      O.chainNullableK(({ retryAfter }) => retryAfter),
      O.flatMap(retryAfterOf(now)),
    )

/**
 * GET, PUT and DELETE are idempotent (RFC 9110, 9.2.2). A POST is retried only if the server says that it did
 * not accept it; without a response that is unknown.
 */
const mayRepeat = ({ method, answer, outlastsLosses }: Attempt, saysWhen: boolean): boolean => {
  if (method !== 'POST') return E.isLeft(answer) || passing.includes(answer.right.status)
  if (E.isLeft(answer)) return outlastsLosses === true
  const { status } = answer.right
  return status === throttled || (status === unavailable && saysWhen)
}

/** Full jitter: a random delay below a limit that doubles with each attempt, so that clients spread out. */
const jitter =
  (random: number) =>
  (attempt: Attempt): Milliseconds =>
    random * Math.min(maxRetryWait, firstWaitAfter(attempt) * 2 ** (attempt.number - 1))

const firstWaitAfter = ({ method, answer, outlastsLosses }: Attempt): Milliseconds => {
  // Polls are repeated by their schedule.
  if (E.isLeft(answer))
    return outlastsLosses === true && method !== 'GET' ? firstWaitLost : firstWait
  return answer.right.status === throttled ? firstWaitThrottled : firstWait
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
  /** Milliseconds since 1970. */
  readonly now: () => Milliseconds
  /**
   * A throttled call does not consume an attempt for this long after the last response that was not throttled: a
   * server that accepts some calls will accept the others later. Default 0.
   */
  readonly patience?: Milliseconds
  /**
   * Repeats POSTs without a response, too, and after a longer delay, so that a moment without network does not end
   * them. This may leave an unused session; our service accepts the same analysis request twice. Default false.
   */
  readonly outlastsLosses?: boolean
}

/** Retries calls where that is safe. `http` receives the number of the attempt, from 1. */
export const retrying = (ports: RetryPorts): ((http: (attempt: number) => Http) => Http) => {
  const { patience = 0, outlastsLosses = false, now } = ports
  /** Time of the last response to any call that was not throttled. */
  let lastTaken = now()
  return (http) => (request) => async () => {
    let used = 0
    for (let number = 1; ; number++) {
      const answer = await http(number)(request)()
      const putOff = isPutOff(now())(answer)
      if (!putOff && E.isRight(answer)) lastTaken = now()
      if (!putOff || now() - lastTaken >= patience) used++
      const { method } = request
      const attempt = { method, number: Math.max(1, used), answer, outlastsLosses }
      const wait = retryWait(now(), ports.random())(attempt)
      if (O.isNone(wait) || ports.cancelled()) return answer
      await ports.wait(wait.value)()
      if (ports.cancelled()) return answer
    }
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
