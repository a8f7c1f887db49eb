import { fetchHttp } from '@kaoiro/core/session/fetch-http'
import type { Http } from '@kaoiro/core/session/http'

/** No single call may take longer; an analysis is waited for by polling, not by a long call. */
const mostCallTime = 30_000

/** The network as core's client wants it: cancelled by the signal, each call with a time limit. */
export const nodeHttp = (signal: AbortSignal): Http =>
  fetchHttp((url, { method, headers, body }) =>
    fetch(url, {
      method,
      headers,
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(mostCallTime)]),
    }),
  )
