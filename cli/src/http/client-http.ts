import { setMaxListeners } from 'node:events'
import * as E from 'fp-ts/lib/Either.js'
import type { Http, HttpRequest, Milliseconds } from '@kaoiro/core/session'
import { maxCallTime, retrying } from '@kaoiro/core/session'
import { cancellableWait } from '../concurrency/cancellable-wait.js'
import type { Streams } from '../system/streams.js'
import { boundedHttp } from './bounded-http.js'
import { createFetch } from './create-fetch.js'
import { printable } from '../print/printable.js'
import { redactedUrl } from './addresses.js'

export interface ClientOptions {
  /** Ends all calls and all waiting. */
  readonly signal: AbortSignal
  /** Time limit of each attempt; default: `maxCallTime`. */
  readonly timeout?: Milliseconds
  /** Contains the proxy variables. Omit it for the service in this process. */
  readonly env?: Streams['env']
  /** How long calls that fail in passing are repeated; default: the usual number of attempts. */
  readonly patience?: Milliseconds
  /** Called before each attempt; the returned function is called after it. */
  readonly observe?: () => (seen: CallAttempt) => void
}

/** A finished attempt at a call: its status, or a message in `detail`. */
export interface CallAttempt {
  readonly method: HttpRequest['method']
  readonly url: string
  /** Number of the attempt, from 1. */
  readonly attempt: number
  readonly status: number | null
  readonly detail: string | null
  readonly time: Milliseconds
}

/** Creates the HTTP client for core: proxies from the environment, limits of time and size for each
 * attempt, and retries of calls that are safe to repeat. Rejects with a message for the user if a proxy
 * address is invalid.
 */
export const clientHttp = async (options: ClientOptions): Promise<Http> => {
  const { signal, timeout = maxCallTime, env = {}, patience, observe } = options
  // Each running call adds a listener, and Node warns of a leak at more than ten.
  setMaxListeners(0, signal)
  const http = boundedHttp(await createFetch(env), signal, timeout)
  return retrying({
    wait: cancellableWait(signal),
    random: Math.random,
    cancelled: () => signal.aborted,
    now: Date.now,
    steady: () => performance.now(),
    ...(patience === undefined ? {} : { patience }),
  })(observe === undefined ? () => http : observed(http, observe))
}

const observed =
  (http: Http, observe: () => (seen: CallAttempt) => void) =>
  (attempt: number): Http =>
  (request) =>
  async () => {
    const start = performance.now()
    const end = observe()
    const answer = await http(request)()
    end({
      method: request.method,
      url: request.url,
      attempt,
      status: E.isRight(answer) ? answer.right.status : null,
      detail: E.isLeft(answer) ? answer.left : null,
      time: performance.now() - start,
    })
    return answer
  }

/** A call as one line: `POST https://api.example.com/v1/sessions  201  12 ms`. */
export const verboseLine = ({ method, url, attempt, status, detail, time }: CallAttempt): string =>
  [
    `${method.padEnd(4)} ${printable(redactedUrl(url))}`,
    status === null ? printable(detail ?? '') : String(status),
    `${time.toFixed(0)} ms`,
    ...(attempt > 1 ? [`(attempt ${attempt})`] : []),
  ].join('  ')
