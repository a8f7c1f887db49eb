import { forgetPhoto } from './kept-photo.js'
import { prefix, save, saved, tabStorage } from './storage.js'

const key = 'forgotten'

/** Keeps the language that the page is read in. */
const clearStorage = (): void => {
  try {
    for (const name of Object.keys(tabStorage()))
      if (name.startsWith(prefix) && name !== `${prefix}language`) tabStorage().removeItem(name)
  } catch {
    // Storage is unavailable.
  }
}

const replaceEntry = (usr: object | null): void =>
  window.history.replaceState({ ...(window.history.state as object | null), usr }, '')

/**
 * Removes everything that this tab keeps about its visitor. Other holders of such data are emptied here, one line each.
 * A page cannot change the other entries of its history: `remembered` ignores them from now on, and empties them when
 * they are shown.
 *
 * @param rest the state that the current history entry keeps
 */
export const forgetTab = (rest: object): void => {
  const at = Date.now()
  clearStorage()
  forgetPhoto()
  save(tabStorage, key, String(at))
  replaceEntry({ ...rest, at })
}

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
