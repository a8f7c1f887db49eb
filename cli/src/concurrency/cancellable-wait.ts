import { setTimeout as delay } from 'node:timers/promises'
import type { DiagnosisPorts } from '@kaoiro/core/session/diagnose'

/** Waits, or stops waiting when the signal is aborted. */
export const cancellableWait =
  (signal: AbortSignal): DiagnosisPorts['wait'] =>
  (time) =>
  () =>
    delay(time, undefined, { signal }).catch(() => undefined)
