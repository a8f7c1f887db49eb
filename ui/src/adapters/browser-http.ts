import type { Http } from '@kaoiro/core/session/http'
import { mostCallTime } from '@kaoiro/core/session/http'
import { fetchHttp } from '@kaoiro/core/session/fetch-http'

/** The network as core's client wants it: cancelled by the signal, each call with a time limit. */
export const browserHttp =
  (signal: AbortSignal): Http =>
  (request) =>
  async () => {
    // As AbortSignal.any and AbortSignal.timeout, which iOS has from 17.4.
    const call = new AbortController()
    const cancel = () => call.abort(signal.reason)
    const limit = setTimeout(() => call.abort(new Error('timeout')), mostCallTime)
    signal.addEventListener('abort', cancel)
    try {
      return await fetchHttp((url, { method, headers, body }) =>
        window.fetch(url, {
          method,
          headers,
          body: body instanceof Uint8Array ? new Uint8Array(body) : body,
          signal: call.signal,
        }),
      )(request)()
    } finally {
      clearTimeout(limit)
      signal.removeEventListener('abort', cancel)
    }
  }
