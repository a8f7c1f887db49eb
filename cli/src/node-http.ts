import { fetchHttp } from '@kaoiro/core/session/fetch-http'
import type { Http } from '@kaoiro/core/session/http'
import { mostCallTime } from '@kaoiro/core/session/http'

/** Bytes of an answer; the longest one that is specified has some hundred. */
const mostAnswerBytes = 1_000_000

/** The network as core's client wants it: cancelled by the signal, each call bounded in time and size. */
export const nodeHttp =
  (signal: AbortSignal): Http =>
  (request) =>
  async () => {
    // Not AbortSignal.timeout: on Node 20 a timer that only AbortSignal.any holds may be collected.
    const call = new AbortController()
    const cancel = () => call.abort(signal.reason)
    const timer = setTimeout(() => call.abort(new Error('no answer in time')), mostCallTime)
    signal.addEventListener('abort', cancel)
    try {
      return await fetchHttp(async (url, init) => {
        const response = await fetch(url, { ...init, signal: call.signal })
        return { status: response.status, text: () => textOf(response) }
      })(request)()
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', cancel)
    }
  }

const textOf = async ({ body }: Response): Promise<string> => {
  const chunks: Array<Uint8Array> = []
  let bytes = 0
  // Node's types leave open what a body is made of; fetch says bytes.
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length
    if (bytes > mostAnswerBytes) throw new Error('the answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
