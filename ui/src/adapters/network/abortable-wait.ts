import type { DiagnosisPorts } from '@kaoiro/core/session/diagnose'

/** Resolves after the time, or as soon as the signal is aborted. */
export const abortableWait =
  (signal: AbortSignal): DiagnosisPorts['wait'] =>
  (time) =>
  () =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', end)
        resolve()
      }
      const timer = setTimeout(end, signal.aborted ? 0 : time)
      signal.addEventListener('abort', end)
    })
