import type { Http } from '@kaoiro/core/session/http/http'
import { retrying } from '@kaoiro/core/session/http/retry'
import { abortableWait } from './abortable-wait.js'
import { browserHttp } from './browser-http.js'

/** Where the analysis service is: at the address that the site was built for, or where the site itself is. */
export const serviceAddress = (): string => import.meta.env.VITE_API_URL || window.location.origin

/** The network, with a retry of every call that may be repeated. After the signal is aborted no call is made. */
export const serviceHttp = (signal: AbortSignal): Http =>
  retrying({
    wait: abortableWait(signal),
    random: Math.random,
    cancelled: () => signal.aborted,
    now: Date.now,
  })(() => browserHttp(signal))
