import type { SessionApi } from '@kaoiro/core/session/api/session-api'
import { httpSessionApi } from '@kaoiro/core/session/http/http-session-api'
import { serviceAddress, serviceHttp } from '../../adapters/network/service-http.js'

/** The analysis service, until the signal is aborted: after that no call is made. */
export const createSessionApi = (signal: AbortSignal): SessionApi =>
  httpSessionApi(serviceHttp(signal))(serviceAddress())
