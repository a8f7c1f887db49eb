import { AsyncLocalStorage } from 'node:async_hooks'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { afterAll, aroundEach, beforeAll, inject } from 'vitest'
import { chromiumOptions } from './chromium-options.js'
import { untilLive } from './live-page.js'
import { sharedBrowser } from './shared-browser.js'
import type { Tab } from './tabs.js'
import { newTab, takeTab } from './tabs.js'

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
  /** Gives a page's tab back for the next one; left out, that is done when the test ends, or the file. */
  readonly close: (page: Page) => Promise<void>
}

/** The tabs of a visit, and what their pages have thrown. */
interface Visit {
  readonly tabs: Array<Tab>
  readonly faults: Array<string>
}

const newVisit = (): Visit => ({ tabs: [], faults: [] })

/** Rejects if a page has thrown. */
const endVisit = async ({ tabs, faults }: Visit): Promise<void> => {
  await Promise.all(tabs.map((tab) => tab.giveBack()))
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** The visit of the test that runs, though others run beside it. */
const visitOfTest = new AsyncLocalStorage<Visit>()

/**
 * The real service with the built screens, and a real browser before it, for the tests of a file: those that all
 * files share, but for the browser of a device without a camera.
 *
 * @param isShared whether pages that one test has opened are there for the others, until the file ends
 */
export const useSite = ({ camera = true, isShared = false } = {}): Site => {
  const visitOfFile = newVisit()
  let ownBrowser: Browser | undefined
  beforeAll(async () => {
    if (!camera) ownBrowser = await chromium.launch(chromiumOptions({ camera }))
  })
  aroundEach(async (runTest) => {
    const visit = newVisit()
    await visitOfTest.run(visit, runTest)
    await endVisit(visit)
  })
  afterAll(async () => {
    await endVisit(visitOfFile)
    await ownBrowser?.close()
  })

  const tabFor = async (options: BrowserContextOptions | undefined): Promise<Tab> => {
    const address = inject('siteAddress')
    const browser = ownBrowser ?? (await sharedBrowser())
    return ownBrowser === undefined && options === undefined
      ? takeTab(browser, address)
      : newTab(browser, { ...options, baseURL: address })
  }
  const currentVisit = (): Visit => (isShared ? undefined : visitOfTest.getStore()) ?? visitOfFile
  const openDrawn: Open = async (at = '/', prepare, options) => {
    const visit = currentVisit()
    const tab = await tabFor(options)
    const { page } = tab
    visit.tabs.push(tab)
    page.on('pageerror', (error) => visit.faults.push(`the page threw: ${String(error)}`))
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
    close: async (page) => {
      const { tabs } = currentVisit()
      const tab = tabs.find((tab) => tab.page === page)
      if (tab === undefined) throw new Error('the page belongs to another visit')
      tabs.splice(tabs.indexOf(tab), 1)
      await tab.giveBack()
    },
  }
}
