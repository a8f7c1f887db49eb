// What survives a reload, and the browser's discarding of the page while the camera is open. A
// browser may refuse its storage, and the visitor goes on without.

/** Kept until the tab is closed. */
export const tabStorage = () => window.sessionStorage

/** Kept until the browser forgets. */
export const browserStorage = () => window.localStorage

const prefix = 'kaoiro.'

/** Whether nothing has been saved in this tab yet. */
export const isTabFresh = (): boolean => {
  try {
    return !Object.keys(tabStorage()).some((key) => key.startsWith(prefix))
  } catch {
    return true
  }
}

/** @param storage called here, since a browser may refuse even the look at it */
export const save = (storage: () => Storage, key: string, value: string): void => {
  try {
    storage().setItem(prefix + key, value)
  } catch {
    // Nothing is saved, then.
  }
}

/** What was saved under a key; null if nothing was, or if it cannot be read. */
export const saved = (storage: () => Storage, key: string): string | null => {
  // Nothing is kept on a server, and finding that out by an error takes its time.
  if (import.meta.env.SSR) return null
  try {
    return storage().getItem(prefix + key)
  } catch {
    return null
  }
}
