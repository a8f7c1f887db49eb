import { setMaxListeners } from 'node:events'
import type { Http, HttpRequest, Milliseconds } from '@kaoiro/core/session'
import { maxCallTime, retrying, fetchHttp, maxAnswerBytes } from '@kaoiro/core/session'
import * as E from 'fp-ts/lib/Either.js'
import { cancellableWait } from '../concurrency/cancellable-wait.js'
import { printable } from '../print/printable.js'
import type { Streams } from '../system/streams.js'
import { redactedUrl } from './addresses.js'
import type { NodeFetch } from './create-fetch.js'
import { createFetch } from './create-fetch.js'

export interface ClientOptions {
  /** Ends all calls and all waiting. */
  readonly signal: AbortSignal
  /** Time limit of each attempt; default: `maxCallTime`. */
  readonly timeout?: Milliseconds
  /** Contains the proxy variables. Omit it for the service in this process. */
  readonly env?: Streams['env']
  /** How long calls that fail in passing are repeated; default: the usual number of attempts. */
  readonly patience?: Milliseconds
  /** Called after each attempt. */
  readonly observe?: (attempt: CallAttempt) => void
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
export async function clientHttp(options: ClientOptions): Promise<Http> {
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
  (http: Http, observe: (attempt: CallAttempt) => void) =>
  (attempt: number): Http =>
  (request) =>
  async () => {
    const start = performance.now()
    const answer = await http(request)()
    observe({
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
export function verboseLine({ method, url, attempt, status, detail, time }: CallAttempt): string {
  return [
    `${method.padEnd(4)} ${printable(redactedUrl(url))}`,
    status === null ? printable(detail ?? '') : String(status),
    `${time.toFixed(0)} ms`,
    ...(attempt > 1 ? [`(attempt ${attempt})`] : []),
  ].join('  ')
}

/** Aborts a call when the signal is aborted, after the timeout, or when the answer gets too large. */
const boundedHttp =
  (fetch: NodeFetch, signal: AbortSignal, timeout: Milliseconds): Http =>
  (request) =>
  async () => {
    // Not AbortSignal.timeout: on Node 20, a timeout signal used only in AbortSignal.any may be
    // garbage-collected.
    const call = new AbortController()
    const cancel = () => call.abort(signal.reason)
    const timer = setTimeout(
      () => call.abort(new Error(`no answer within ${timeout / 1_000} s`)),
      timeout,
    )
    signal.addEventListener('abort', cancel)
    if (signal.aborted) cancel()
    try {
      return await fetchHttp(async (url, init) => {
        const { status, headers, body } = await fetch(url, { ...init, signal: call.signal })
        return { status, headers, text: () => textOf(body) }
      })(request)()
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', cancel)
    }
  }

const textOf = async (body: AsyncIterable<Uint8Array> | null): Promise<string> => {
  const chunks: Array<Uint8Array> = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > maxAnswerBytes) throw new Error('the answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
