import type { Page } from 'playwright-core'

/** The page begins with this state of the router in its history entry, as one that was left and is loaded again. */
export const withEntry =
  (state: unknown) =>
  (page: Page): Promise<unknown> =>
    page.addInitScript((usr) => {
      if (history.state === null) history.replaceState({ usr, key: 'k', idx: 0 }, '')
    }, state)
