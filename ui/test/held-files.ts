import type { Page } from 'playwright-core'

/** Files of the site that come when they are released, and not before. */
export const heldFiles = (address: string) => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  const hold = (page: Page) =>
    page.context().route(address, async (route) => {
      await released
      await route.continue()
    })
  return { hold, release: () => release() }
}
