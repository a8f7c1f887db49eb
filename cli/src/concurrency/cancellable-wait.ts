import { setTimeout as delay } from 'node:timers/promises'
import type { DiagnosisPorts } from '@kaoiro/core/session'

/** Waits for the time, in milliseconds, or until the signal is aborted. */
export function cancellableWait(signal: AbortSignal): DiagnosisPorts['wait'] {
  return (time) => () => delay(time, undefined, { signal }).catch(() => undefined)
}
