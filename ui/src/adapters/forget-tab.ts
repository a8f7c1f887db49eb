import { prefix, save, saved, tabStorage } from './storage.js'
import { emptyMemory } from './tab-memory.js'

const key = 'forgotten'

/** Keeps the language that the page is read in. */
const kept = [`${prefix}language`, `${prefix}${key}`]

/** Empties the tab's storage and memory of everything about its visitor. */
export const emptyTab = (): void => {
  try {
    for (const name of Object.keys(tabStorage()))
      if (name.startsWith(prefix) && !kept.includes(name)) tabStorage().removeItem(name)
  } catch {
    // Storage is unavailable.
  }
  emptyMemory()
}

const replaceEntry = (usr: object | null): void =>
  window.history.replaceState({ ...(window.history.state as object | null), usr }, '')

/**
 * Forgets all states of history that are older. A page cannot change the other entries of its history: `remembered`
 * ignores them from now on, and empties them when they are shown.
 *
 * @param at milliseconds since 1970
 */
export const forgetBefore = (at: number): void => save(tabStorage, key, String(at))

/** Replaces the state of the current history entry. */
export const rememberOnly = (rest: object): void => replaceEntry({ ...rest, at: Date.now() })

/** When a state was made, in milliseconds since 1970; Infinity if it is not about a result. Entries of further photos contain an earlier state. */
const madeAt = (state: object): number => {
  if ('at' in state) return Number(state.at)
  const { earlier } = state as { readonly earlier?: { readonly state?: object } | null }
  return earlier?.state === undefined ? Infinity : madeAt(earlier.state)
}

/** The state of the current history entry; null if the visitor has deleted everything since it was made. */
export const remembered = (state: unknown): unknown => {
  if (typeof state !== 'object' || state === null) return state
  if (madeAt(state) >= Number(saved(tabStorage, key) ?? 0)) return state
  replaceEntry(null)
  return null
}
