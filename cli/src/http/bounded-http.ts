import * as E from 'fp-ts/lib/Either.js'
import { fetchHttp } from '@kaoiro/core/session/fetch-http'
import type { Http, HttpRequest } from '@kaoiro/core/session/http'
import type { Milliseconds } from '@kaoiro/core/polling'

/** Bytes of an answer; the longest one that is specified has some hundred. */
const mostAnswerBytes = 1_000_000

/** What Node's own `fetch` and undici's have in common, as far as it is used. */
export type NodeFetch = (
  url: string,
  init: {
    readonly method: string
    readonly headers: Readonly<Record<string, string>>
    readonly body: HttpRequest['body']
    readonly signal: AbortSignal
  },
) => Promise<{
  readonly status: number
  readonly headers: { readonly get: (name: string) => string | null }
  readonly body: AsyncIterable<Uint8Array> | null
}>

/** Ends each call at the signal or after the time, and an answer that is too large. */
export const boundedHttp =
  (fetch: NodeFetch, signal: AbortSignal, timeout: Milliseconds): Http =>
  (request) =>
  async () => {
    // Not AbortSignal.timeout: on Node 20 a timer that only AbortSignal.any holds may be collected.
    const call = new AbortController()
    const cancel = () => call.abort(signal.reason)
    const timer = setTimeout(() => call.abort(new Error('no answer in time')), timeout)
    signal.addEventListener('abort', cancel)
    if (signal.aborted) cancel()
    try {
      return await answerTo(fetch, request, call.signal)
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', cancel)
    }
  }

const answerTo = async (fetch: NodeFetch, request: HttpRequest, signal: AbortSignal) => {
  // Beside core's adapter, which browsers load too and which needs no headers there.
  let retryAfter: string | null = null
  const answer = await fetchHttp(async (url, init) => {
    const { status, headers, body } = await fetch(url, { ...init, signal })
    retryAfter = headers.get('retry-after')
    return { status, text: () => textOf(body) }
  })(request)()
  return E.isLeft(answer) ? answer : E.right({ ...answer.right, retryAfter })
}

const textOf = async (body: AsyncIterable<Uint8Array> | null): Promise<string> => {
  const chunks: Array<Uint8Array> = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > mostAnswerBytes) throw new Error('the answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
