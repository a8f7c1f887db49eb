import { useSyncExternalStore } from 'react'
import { save, saved, tabStorage } from '../adapters/storage.js'

/** Where a photo is analysed. */
export type Place = 'device' | 'service'

const listeners = new Set<() => void>()

/** Without a choice the photo stays on the device. */
export function currentPlace(): Place {
  return KAOIRO_ANALYSIS === 'service' ||
    (KAOIRO_ANALYSIS === 'ask' && saved(tabStorage, 'place') === 'service')
    ? 'service'
    : 'device'
}

/** Kept until the tab is closed. */
export function choosePlace(place: Place): void {
  save(tabStorage, 'place', place)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const usePlace = (): Place => useSyncExternalStore(subscribe, currentPlace, currentPlace)
