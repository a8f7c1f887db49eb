import type { DiagnosisPorts } from '@kaoiro/core/session'
import { useSyncExternalStore } from 'react'
import { listening } from '../listening.js'

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

/** Longest wait for the network in milliseconds. */
const maxOffline = 30_000

/** Resolves once the browser is online, after `maxOffline`, or as soon as the signal is aborted. */
export async function untilOnline(signal: AbortSignal): Promise<void> {
  if (navigator.onLine || signal.aborted) return
  const waiting = new AbortController()
  const end = () => waiting.abort()
  signal.addEventListener('abort', end)
  window.addEventListener('online', end)
  await abortableWait(waiting.signal)(maxOffline)()
  signal.removeEventListener('abort', end)
  window.removeEventListener('online', end)
}

const subscribe = (onChange: () => void) => listening(window, ['online', 'offline'], onChange)

/** Whether the browser has a network. It may have one that does not reach the service. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}
