import type { Http } from '@kaoiro/core/session'
import { maxCallTime, fetchHttp } from '@kaoiro/core/session'
import { readText } from './read-text.js'

/**
 * An `Http` based on fetch, with a time and size limit per call. Aborting the signal cancels the call.
 */
export const browserHttp =
  (signal: AbortSignal): Http =>
  (request) =>
  async () => {
    // AbortSignal.any and AbortSignal.timeout need iOS 17.4.
    const call = new AbortController()
    const cancel = () => call.abort(signal.reason)
    const limit = setTimeout(() => call.abort(new Error('timeout')), maxCallTime)
    signal.addEventListener('abort', cancel)
    try {
      return await fetchHttp(async (url, { method, headers, body }) => {
        const response = await window.fetch(url, {
          method,
          headers,
          body: body instanceof Uint8Array ? new Uint8Array(body) : body,
          signal: call.signal,
        })
        const { status, headers: answered } = response
        return { status, headers: answered, text: () => readText(response) }
      })(request)()
    } finally {
      clearTimeout(limit)
      signal.removeEventListener('abort', cancel)
    }
  }
