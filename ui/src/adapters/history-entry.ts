import { save, saved, tabStorage } from './storage.js'
import type { EntryKey } from './stored-keys.js'

/**
 * Gives the first history entry after a page load a unique key. The router gives
 * every such entry the same key, so a new visit would find the data of an earlier visit. A reload
 * keeps the key.
 */
export function keyFirstEntry(): void {
  const state = window.history.state as { readonly key?: string } | null
  if (state?.key !== undefined) return
  window.history.replaceState({ ...state, key: String(Math.random()) }, '')
}

/** Stores a value for one history entry in session storage. */
export function saveForEntry(entryKey: string, name: EntryKey, value: string): void {
  save(tabStorage, `${name}.${entryKey}`, value)
}

export function savedForEntry(entryKey: string, name: EntryKey): string | null {
  return saved(tabStorage, `${name}.${entryKey}`)
}
