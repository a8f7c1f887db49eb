import type { DiagnosisPorts } from '@kaoiro/core/session'
import { httpSessionApi } from '@kaoiro/core/http'
import { defaultPolling } from '@kaoiro/core/session'
import { serviceAddress, serviceHttp } from '../../adapters/network/service-http.js'
import { devicePolling, deviceSessionApi } from '../../device/device-session-api.js'
import { currentPlace } from '../../device/place.js'

/** Returns the API and polling policy of the service or this device. Aborting the signal prevents further calls. */
export const sessionPorts = (signal: AbortSignal): Pick<DiagnosisPorts, 'api' | 'polling'> =>
  KAOIRO_ANALYSIS !== 'service' && currentPlace() === 'device'
    ? { api: deviceSessionApi(signal), polling: devicePolling }
    : {
        api: httpSessionApi(serviceHttp(signal))(serviceAddress()),
        polling: defaultPolling,
      }
