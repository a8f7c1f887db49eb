import type { SessionApi } from '@kaoiro/core/session/session-api'
import type { PollingPolicy } from '@kaoiro/core/session/polling'
import { defaultPolling } from '@kaoiro/core/session/polling'
import { httpSessionApi } from '@kaoiro/core/session/http/http-session-api'
import { serviceAddress, serviceHttp } from '../../adapters/network/service-http.js'
import { devicePolling, deviceSessionApi } from '../../device/device-session-api.js'
import { currentPlace } from '../../device/place.js'

/** Client of the analysis service. Aborting the signal prevents further calls. */
export const createSessionApi = (signal: AbortSignal): SessionApi =>
  KAOIRO_ANALYSIS !== 'service' && currentPlace() === 'device'
    ? deviceSessionApi(signal)
    : httpSessionApi(serviceHttp(signal))(serviceAddress())

export const choosePolling = (): PollingPolicy =>
  KAOIRO_ANALYSIS !== 'service' && currentPlace() === 'device' ? devicePolling : defaultPolling
