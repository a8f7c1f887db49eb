import type { Page } from 'playwright-core'

/** Returns what the page has pushed to `window.dataLayer`; null if there is none. */
export const dataLayerOf = (page: Page): Promise<ReadonlyArray<unknown> | null> =>
  page.evaluate(() => {
    const { dataLayer } = window as { dataLayer?: ReadonlyArray<unknown> }
    return dataLayer === undefined ? null : [...dataLayer]
  })

export const pushed = (...steps: ReadonlyArray<string | object>): ReadonlyArray<object> =>
  steps.map((step) => ({
    event: 'kaoiro_step',
    ...(typeof step === 'string' ? { step } : step),
  }))

/** Replaces the browser's following of links to other sites, so that the page stays. */
export const stayOnPage = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    window.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link !== null && link.origin !== window.location.origin) event.preventDefault()
    }),
  )
