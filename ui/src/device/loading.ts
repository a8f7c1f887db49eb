import { useSyncExternalStore } from 'react'

/** Step of the displayed percentage; with smaller steps, screen readers would announce too many changes. */
const step = 10

let percent: number | null = null
const listeners = new Set<() => void>()

/** @param share of models and runtime loaded, 0 to 1; null when complete */
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

/** Loaded share of models and runtime in percent; null if nothing is loading. */
export const useLoadedPercent = (): number | null =>
  useSyncExternalStore(subscribe, loadedPercent, loadedPercent)
