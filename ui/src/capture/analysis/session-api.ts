import type { Http } from '@kaoiro/core/session/http/http'
import { httpSessionApi } from '@kaoiro/core/session/http/http-session-api'
import { retrying } from '@kaoiro/core/session/http/retry'
import type { SessionApi } from '@kaoiro/core/session/api/session-api'
import { abortableWait } from './abortable-wait.js'
import { browserHttp } from './browser-http.js'

/** The analysis service, until the signal is aborted: after that no call is made. */
export const createSessionApi = (signal: AbortSignal): SessionApi =>
  httpSessionApi(retryingHttp(signal))(import.meta.env.VITE_API_URL || window.location.origin)

/** The network, with a retry of every call that may be repeated. */
const retryingHttp = (signal: AbortSignal): Http =>
  retrying({
    wait: abortableWait(signal),
    random: Math.random,
    cancelled: () => signal.aborted,
    now: Date.now,
  })(() => browserHttp(signal))
