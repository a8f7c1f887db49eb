import type { Page } from 'playwright-core'

/**
 * Holds back a page's requests to matching URLs until `release` is called.
 *
 * @param url a glob as `page.route` takes it
 */
export const heldRequests = (url: string) => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  let request: () => void = () => undefined
  const requested = new Promise<void>((resolve) => (request = resolve))
  return {
    hold: (page: Page) =>
      page.route(url, async (route) => {
        request()
        await released
        await route.continue()
      }),
    /** Resolves when the first request is held. */
    requested,
    release: () => release(),
  }
}
