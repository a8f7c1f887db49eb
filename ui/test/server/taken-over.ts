import type { Page } from 'playwright-core'

/** Remembers the heading that the service has drawn, before the app starts. */
export const rememberHeading = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Reflect.set(window, 'drawn', document.querySelector('h1'))
    })
  })

/** Whether the app shows the very heading that the service has drawn. */
export const showsRememberedHeading = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.get(window, 'drawn') === document.querySelector('h1'))
