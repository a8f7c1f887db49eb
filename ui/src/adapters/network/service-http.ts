import type { Http } from '@kaoiro/core/session'
import { retrying } from '@kaoiro/core/session'
import { siteAddress } from '../../site/address.js'
import { abortableWait, untilOnline } from './abortable-wait.js'
import { browserHttp } from './browser-http.js'

/** Address of the analysis service: `VITE_API_URL` of the build, or the site's own. */
export const serviceAddress = (): string => import.meta.env.VITE_API_URL || siteAddress()

/** HTTP with retries of repeatable calls. Aborting the signal prevents further calls. */
export const serviceHttp = (signal: AbortSignal): Http =>
  retrying({
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
