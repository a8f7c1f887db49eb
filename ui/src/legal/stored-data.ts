import { prefix } from '../adapters/storage.js'
import { browserKeys, entryKeys, photoKey, tabKeys } from '../adapters/stored-keys.js'
import { sitePath } from '../site/address.js'

/** The entries of the privacy page about data on the service, in the page's order. */
export const onService = ['photo', 'session', 'network', 'logs', 'backups'] as const

/** The entries about data in the browser. */
export const inBrowser = [
  ...(['photo', 'history', 'address'] as const),
  ...(['tab', 'browser', 'offline', 'models'] as const),
]

/** Names of stored data in the browser's tools. A star is a part that differs. */
export const storedNames: Partial<
  Readonly<Record<(typeof inBrowser)[number], ReadonlyArray<string>>>
> = {
  photo: [prefix + photoKey],
  tab: [...tabKeys, ...entryKeys.map((key) => `${key}.*`)].map((key) => prefix + key),
  browser: browserKeys.map((key) => prefix + key),
  // Copies of the names in ui/site/offline: the service worker cannot share modules with the screens.
  offline: [`kaoiro${sitePath === '/' ? '-' : sitePath}*`],
  models: ['kaoiro-analysis'],
}
