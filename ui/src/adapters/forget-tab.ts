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

/** The mark of this page load in the tab's storage. A page that empties the tab removes the marks of all earlier pages. */
const mark = `page.${performance.timeOrigin}`

/**
 * Forgets the tab's visitor also in this page, if the browser keeps it in its back/forward cache while a later page empties
 * the tab. Without storage, a page cannot know that, and forgets on every return.
 */
export const forgetWithTab = (): void => {
  window.addEventListener('pagehide', () => save(tabStorage, mark, ''))
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || saved(tabStorage, mark) !== null) return
    // Until the reload, which drops the page's memory, nobody should see it.
    document.body.hidden = true
    window.location.reload()
  })
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
