import { useSyncExternalStore } from 'react'
import { save, saved, tabStorage } from '../adapters/storage.js'
import { changes } from '../adapters/listening.js'
import { site } from '../site/site.js'

/** Where a photo is analysed. */
export type Place = 'device' | 'service'

const { tell, subscribe } = changes()

/** Without a choice the photo stays on the device. */
export function currentPlace(): Place {
  return site.analysis === 'service' ||
    (site.analysis === 'ask' && saved(tabStorage, 'place') === 'service')
    ? 'service'
    : 'device'
}

/** Kept until the tab is closed. */
export function choosePlace(place: Place): void {
  save(tabStorage, 'place', place)
  tell()
}

export const usePlace = (): Place => useSyncExternalStore(subscribe, currentPlace, currentPlace)
