import type { StoredKey } from './stored-keys.js'

// Values that survive reloads, including when the browser discards the page while the camera is
// open. If the browser refuses storage, the site works without it.

/** Cleared when the tab closes. */
export const tabStorage = () => window.sessionStorage

/** Kept across visits. */
export const browserStorage = () => window.localStorage

export const prefix = 'kaoiro.'

/** Whether this tab has stored nothing yet. */
export function isTabFresh(): boolean {
  try {
    return !Object.keys(tabStorage()).some((key) => key.startsWith(prefix))
  } catch {
    return true
  }
}

/** Removes what the site has stored, except the names in `kept`, which start with `prefix`. */
export function removeAll(storage: () => Storage, kept: ReadonlyArray<string> = []): void {
  try {
    for (const name of Object.keys(storage()))
      if (name.startsWith(prefix) && !kept.includes(name)) storage().removeItem(name)
  } catch {
    // Storage is unavailable.
  }
}

/** @param storage a function, because accessing it may already throw */
export function save(storage: () => Storage, key: StoredKey, value: string): void {
  try {
    storage().setItem(prefix + key, value)
  } catch {
    // Storage is unavailable.
  }
}

/** Reads a stored value; null if it is missing or unreadable. */
export function saved(storage: () => Storage, key: StoredKey): string | null {
  // Servers lack this storage, and catching an error on each call would cost time.
  if (import.meta.env.SSR) return null
  try {
    return storage().getItem(prefix + key)
  } catch {
    return null
  }
}
