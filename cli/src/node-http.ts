import { fetchHttp } from '@kaoiro/core/session/fetch-http'
import type { Http } from '@kaoiro/core/session/http'
import { mostCallTime } from '@kaoiro/core/session/http'

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
