import type { FetchInit, Http, Milliseconds } from '@kaoiro/core/session'
import { fetchHttp, maxAnswerBytes } from '@kaoiro/core/session'

/** The part of `fetch` that the client uses and that Node's and undici's versions share. */
export type NodeFetch = (
  url: string,
  init: FetchInit & { readonly signal: AbortSignal },
) => Promise<{
  readonly status: number
  readonly headers: { readonly get: (name: string) => string | null }
  readonly body: AsyncIterable<Uint8Array> | null
}>

/** Aborts a call when the signal is aborted, after the timeout, or when the answer gets too large. */
export const boundedHttp =
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
