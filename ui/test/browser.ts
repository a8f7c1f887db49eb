import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { chromiumOptions } from './chromium-options.js'
import { untilLive } from './live-page.js'
import { sharedBrowser } from './shared-browser.js'

/** A page on a phone. What was kept for a visit without network is no part of most tests. */
const phone = {
  serviceWorkers: 'block',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'ja-JP',
  timezoneId: 'Asia/Tokyo',
  reducedMotion: 'reduce',
} as const

type Open = (
  at?: string,
  prepare?: (page: Page) => Promise<unknown>,
  options?: BrowserContextOptions,
) => Promise<Page>

export interface Site {
  /** A page of its own, as a visitor's first, at a path of the site. */
  readonly open: Open
  /** The same, as it comes from the service: its scripts may not run. */
  readonly openDrawn: Open
}

interface StartedSite extends Site {
  readonly close: () => Promise<void>
}

/** Rejects at `close` if a page has thrown. */
const startSite = async (camera: boolean): Promise<StartedSite> => {
  const browser = camera
    ? await sharedBrowser()
    : await chromium.launch(chromiumOptions({ camera }))
  const faults: Array<string> = []
  const contexts: Array<BrowserContext> = []
  const openDrawn: Open = async (at = '/', prepare, options) => {
    const context = await browser.newContext({
      ...phone,
      ...options,
      baseURL: inject('siteAddress'),
    })
    contexts.push(context)
    const page = await context.newPage()
    page.on('pageerror', (error) => faults.push(`the page threw: ${String(error)}`))
    await prepare?.(page)
    await page.goto(at)
    return page
  }
  return {
    openDrawn,
    open: async (...visit) => {
      const page = await openDrawn(...visit)
      await untilLive(page)
      return page
    },
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()))
      if (!camera) await browser.close()
      if (faults.length > 0) throw new Error(faults.join('\n'))
    },
  }
}

/**
 * The real service with the built screens, and a real browser before it, for the tests of a file: those that all
 * files share, but for the browser of a device without a camera.
 */
export const useSite = ({ camera = true } = {}): Site => {
  let site: StartedSite
  beforeAll(async () => {
    site = await startSite(camera)
  })
  afterAll(() => site.close())
  return {
    open: (...visit) => site.open(...visit),
    openDrawn: (...visit) => site.openDrawn(...visit),
  }
}
