import type { Diagnose } from '@kaoiro/core/diagnosis'
import { defaultPolling, diagnoseOverHttp, httpSessionApi } from '@kaoiro/core/session'
import { abortableWait } from '../../adapters/network/abortable-wait.js'
import { serviceAddress, serviceHttp } from '../../adapters/network/service-http.js'
import { deleteSessions } from '../../adapters/network/delete-sessions.js'
import { diagnoseOnDevice } from '../../device/diagnose-on-device.js'
import { currentPlace } from '../../device/place.js'

/** Analyses photos at the service or on this device. Aborting the signal cancels, and deletes the session at the service. */
export const diagnoseHere = (signal: AbortSignal): Diagnose =>
  KAOIRO_ANALYSIS !== 'service' && currentPlace() === 'device'
    ? diagnoseOnDevice(signal)
    : diagnoseOverHttp({
        api: httpSessionApi(serviceHttp(signal))(serviceAddress()),
        polling: defaultPolling,
        wait: abortableWait(signal),
        cancelled: () => signal.aborted,
        abandon: (sessionId) => void deleteSessions([sessionId]),
      })
