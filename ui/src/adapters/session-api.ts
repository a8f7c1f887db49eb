import { httpSessionApi } from '@kaoiro/core/session/http-session-api'
import type { SessionApi } from '@kaoiro/core/session/session-api'
import { browserHttp } from './browser-http.js'

/** The analysis service, until the signal is aborted: after that no call is made. */
export const sessionApi = (signal: AbortSignal): SessionApi =>
  httpSessionApi(browserHttp(signal))(import.meta.env.VITE_API_URL || window.location.origin)
