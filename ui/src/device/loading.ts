import { useSyncExternalStore } from 'react'

/** The percentage shown goes in steps: a screen reader says each. */
const step = 10

let percent: number | null = null
const listeners = new Set<() => void>()

/** @param share of models and runtime, 0 to 1; null once all is there */
export const setLoading = (share: number | null): void => {
  const next = share === null ? null : Math.floor((share * 100) / step) * step
  if (next === percent) return
  percent = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const loadedPercent = () => percent

/** How much of models and runtime has come, in percent; null if nothing is awaited. */
export const useLoadedPercent = (): number | null =>
  useSyncExternalStore(subscribe, loadedPercent, loadedPercent)
