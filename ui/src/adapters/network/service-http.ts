import type { Http } from '@kaoiro/core/session'
import { fetchHttp, maxAnswerBytes, maxCallTime, retrying } from '@kaoiro/core/session'
import { siteAddress } from '../../site/address.js'
import { abortableWait, untilOnline } from './abortable-wait.js'

/** Address of the analysis service: `VITE_API_URL` of the build, or the site's own. */
export const serviceAddress = (): string => import.meta.env.VITE_API_URL || siteAddress()

/** HTTP with retries of repeatable calls. Aborting the signal prevents further calls. */
export function serviceHttp(signal: AbortSignal): Http {
  return retrying({
    wait: abortableWait(signal),
    random: Math.random,
    cancelled: () => signal.aborted,
    now: Date.now,
    steady: () => performance.now(),
  })(() => (request) => async () => {
    // Polling goes on after a failed poll, but a failed upload would lose the photo.
    if (request.method === 'POST' || request.method === 'PUT') await untilOnline(signal)
    return browserHttp(signal)(request)()
  })
}

/**
 * An `Http` based on fetch, with a time and size limit per call. Aborting the signal cancels the call.
 */
const browserHttp =
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

/** The response body as text. Rejects if it exceeds the size limit. */
const readText = async (response: Response): Promise<string> => {
  const reader = response.body?.getReader()
  if (reader === undefined) return response.text()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.length
    if (bytes > maxAnswerBytes) {
      await reader.cancel()
      throw new Error('the answer is too large')
    }
    text += decoder.decode(value, { stream: true })
  }
}
