import type { Page } from 'playwright-core'

/** Milliseconds. */
const patience = 30_000

/**
 * Until it holds in the page, looked at in every frame. Playwright's `waitForFunction` does that too, but first sends the
 * 330 kB of its selectors into the page's own world, in each document again: some 38 ms of CPU time. It is still the one for a
 * page whose clock stands still, which has no frames, and for one that is being left. Rejects if `holds` throws, and after
 * 30 s.
 */
export const untilInPage = <Given = undefined>(
  page: Page,
  holds: (given: Given) => boolean,
  ...[given]: Given extends undefined ? [] : [Given]
): Promise<void> =>
  page.evaluate(`(async () => {
    const holds = ${String(holds)}
    const end = performance.now() + ${patience}
    while (!holds(${JSON.stringify(given)})) {
      if (performance.now() > end) throw new Error('it did not hold in ${patience} ms: ' + holds)
      await new Promise(requestAnimationFrame)
    }
  })()`)
