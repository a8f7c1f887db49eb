import { site } from '../site/site.js'
import { browserStorage, save, saved } from './storage.js'

const key = 'counter'

/** Whether this browser belongs to a tablet at a counter, where nothing but the counter's screens opens. */
export function isPinned(): boolean {
  return site.counter === 'pinned' && saved(browserStorage, key) !== null
}

/** Pins this browser to the counter's screens, if the store's settings say so. */
export function pinIfWanted(): void {
  if (site.counter === 'pinned') save(browserStorage, key, '')
}
