import { save, saved, tabStorage } from './storage.js'

/**
 * Gives the history entry that a page load begins with a key of its own: the router would call each of
 * them the same, and a fresh visit would find what an earlier one has left. A reload keeps the key.
 */
export const keyFirstEntry = (): void => {
  const state = window.history.state as { readonly key?: string } | null
  if (state?.key !== undefined) return
  window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '')
}

/** Saves a number or a word that belongs to one history entry, until the tab is closed. */
export const saveForEntry = (entryKey: string, name: string, value: string): void =>
  save(tabStorage, `${name}.${entryKey}`, value)

export const savedForEntry = (entryKey: string, name: string): string | null =>
  saved(tabStorage, `${name}.${entryKey}`)
