import { browserStorage, prefix, removeAll, save, saved, tabStorage } from './storage.js'

const key = 'forgotten'

/**
 * When a tab was emptied last, in milliseconds since 1970. In the browser's storage, because Firefox returns a page from its
 * cache with the tab's storage as it was before.
 */
const emptiedKey = 'emptied'

/** The last `nextMoment` of the tab. */
const latestKey = 'latest'

/** Keeps the language that the page is read in. */
const kept = [`${prefix}language`, `${prefix}${key}`, `${prefix}${latestKey}`]

/** The time in milliseconds since 1970, but later than all earlier moments of the tab, also after the clock was set back. */
export function nextMoment(): number {
  const at = Math.max(Date.now(), Number(saved(tabStorage, latestKey) ?? 0) + 1)
  save(tabStorage, latestKey, String(at))
  return at
}

const emptyStorage = (): void => removeAll(tabStorage, kept)

/** Empties the tab's storage and memory of everything about its visitor. */
export function emptyTab(): void {
  emptyStorage()
  save(browserStorage, emptiedKey, String(nextMoment()))
  emptyMemory()
}

/**
 * Forgets the visitor also in this page, if it returns from the browser's back/forward cache after a later page has emptied
 * the tab. Without storage, a page cannot know that, and forgets on every return.
 */
export function forgetWithTab(): void {
  let emptiedBefore: string | null
  window.addEventListener('pagehide', () => {
    save(tabStorage, 'left', '')
    emptiedBefore = saved(browserStorage, emptiedKey)
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    const hasStorage = saved(tabStorage, 'left') !== null
    const emptied = saved(browserStorage, emptiedKey)
    if (!persisted || (hasStorage && emptied === emptiedBefore)) return
    emptyStorage()
    forgetBefore(Number(emptied))
    // Hides what is on the page until the reload, which drops its memory.
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
 * @param at of `nextMoment`
 */
export const forgetBefore = (at: number): void => save(tabStorage, key, String(at))

/** Replaces the state of the current history entry. */
export const rememberOnly = (rest: object): void => replaceEntry({ ...rest, at: nextMoment() })

/** When a state was made, by `nextMoment`; Infinity if it is not about a result. Entries of further photos contain an earlier state. */
const madeAt = (state: object): number => {
  if ('at' in state) return Number(state.at)
  const { earlier } = state as { readonly earlier?: { readonly state?: object } | null }
  return earlier?.state === undefined ? Infinity : madeAt(earlier.state)
}

/** The state of the current history entry; null if the visitor has deleted everything since it was made. */
export function remembered(state: unknown): unknown {
  if (typeof state !== 'object' || state === null) return state
  if (madeAt(state) >= Number(saved(tabStorage, key) ?? 0)) return state
  replaceEntry(null)
  return null
}

const holders = new Set<() => void>()

/** Registers a function that forgets what a module holds about the visitor in memory. */
export const whenEmptied = (forget: () => void): void => void holders.add(forget)

/** Forgets everything that modules hold about the visitor. */
function emptyMemory(): void {
  for (const forget of holders) forget()
}
