// Names of all values that the site stores. The privacy page lists them, so a value without a name here does not compile.

/** Values in a tab's storage. */
export const tabKeys = [
  'agreed',
  'auto-shutter',
  'camera',
  'embedding-page',
  'forgotten',
  'gender',
  'invited-by',
  'language',
  'latest',
  'left',
  'own',
  'picking',
  'place',
] as const

/** The tab's photo, which the privacy page lists apart from its other values. */
export const photoKey = 'photo'

/** Values that a tab stores for each history entry. */
export const entryKeys = ['same-person', 'scroll'] as const

/** Values in the browser's storage. */
export const browserKeys = ['analytics', 'counter', 'emptied', 'language'] as const

export type EntryKey = (typeof entryKeys)[number]

export type StoredKey =
  | (typeof tabKeys)[number]
  | typeof photoKey
  | `${EntryKey}.${string}`
  | (typeof browserKeys)[number]
