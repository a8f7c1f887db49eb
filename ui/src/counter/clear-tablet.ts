import { emptyTab } from '../adapters/forget-tab.js'
import { pinIfWanted } from '../adapters/counter-pin.js'
import { browserStorage, removeAll, tabStorage } from '../adapters/storage.js'
import { deletionsEnded } from '../adapters/network/delete-sessions.js'
import { fileAddress } from '../site/address.js'

/**
 * The tablet's own address, with the language that the store has chosen in it; a visitor's choice removes that. Without a
 * fragment, because a browser that is sent to the fragment it shows does nothing.
 */
const openedAt = window.location.href.replace(/#.*/, '')

/** Longest wait in milliseconds for each of: an answer of the network, deletions at the service, and the new page. */
const maxWait = { check: 2000, deletions: 2000, reload: 4000 } as const

/** Removes everything that the site has stored about a customer, with their language and their answer about analytics. */
export function emptyTablet(): void {
  removeAll(tabStorage)
  removeAll(browserStorage)
  emptyTab()
  pinIfWanted()
}

const after = (time: number): Promise<false> =>
  new Promise((resolve) => setTimeout(() => resolve(false), time))

/** Whether the page would load again: from the service worker's copy, which browsers may delete, or from the network. */
const canReload = async (): Promise<boolean> => {
  if ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null) {
    const copy = await caches.match(fileAddress('/')).catch(() => undefined)
    if (copy !== undefined) return true
  }
  return fetch(openedAt, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/**
 * Forgets a customer. Replaces the page by a new one, because only that empties its memory for certain. The history keeps one
 * entry, so Back leads to no customer.
 *
 * @returns resolves if the page stays: without the network, or if the browser does not follow
 */
export async function clearTablet(): Promise<void> {
  emptyTablet()
  const isLeaving = await Promise.race([canReload(), after(maxWait.check)])
  // Later, because the cancelled analysis requests its deletion meanwhile.
  await Promise.race([deletionsEnded(), after(maxWait.deletions)])
  if (isLeaving) {
    window.location.replace(openedAt)
    await after(maxWait.reload)
    // Otherwise a late page would interrupt the next customer.
    window.stop()
  }
  window.history.replaceState(window.history.state, '', openedAt)
}
