import type { Page } from 'playwright-core'

/**
 * Until it holds in the page, looked at in every frame. Playwright's `waitForFunction` does that too, but first sends the
 * 330 kB of its selectors into the page's own world, on each page again: some 38 ms of CPU time. It is still the one for a
 * page whose clock stands still, which has no frames, and for one that is being left.
 */
export const untilInPage = <Given>(
  page: Page,
  holds: (given: Given) => unknown,
  given?: Given,
): Promise<void> =>
  page.evaluate(`new Promise((resolve) => {
    const look = () => ((${String(holds)})(${JSON.stringify(given)}) ? resolve() : requestAnimationFrame(look))
    look()
  })`)
