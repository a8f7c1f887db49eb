import { emptyTab } from '../adapters/forget-tab.js'
import { pinIfWanted } from '../adapters/counter-pin.js'
import { browserStorage, removeAll, tabStorage } from '../adapters/storage.js'

/** The tablet's own address, with the language that the store has chosen in it; a visitor's choice removes that. */
const openedAt = window.location.href

/** Removes everything that the site has stored about a customer, with their language and their answer about analytics. */
export const emptyTablet = (): void => {
  removeAll(tabStorage)
  removeAll(browserStorage)
  emptyTab()
  pinIfWanted()
}

/** Whether the page would load again: from the service worker's copy, or from the network. */
const canReload = async (): Promise<boolean> => {
  if ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null) return true
  const signal = AbortSignal.timeout(3000)
  return fetch(openedAt, { cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/**
 * Forgets a customer. Replaces the page by a new one, because only that empties its memory for certain. The history keeps one
 * entry, so Back leads to no customer.
 *
 * @returns whether the page is about to be replaced; without the network, it stays
 */
export const clearTablet = async (): Promise<boolean> => {
  emptyTablet()
  const isReplaced = await canReload()
  if (isReplaced) window.location.replace(openedAt)
  return isReplaced
}
