import type { Browser, BrowserContextOptions, CDPSession, Disposable, Page } from 'playwright-core'
import { devtoolsOf } from './devtools.js'
import { endInterceptions } from './intercept.js'

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

/** A page in a browser context of its own, as if nobody had used it before. */
export interface Tab {
  readonly page: Page
  /** Ends what is on the page. */
  readonly giveBack: () => Promise<void>
}

/** Has a function called with what each call of these methods gives. */
const tap = <A extends object>(
  object: A,
  methods: ReadonlyArray<keyof A>,
  tell: (given: unknown) => void,
): void => {
  for (const name of methods) {
    const method = object[name] as (...args: Array<unknown>) => unknown
    Reflect.set(object, name, (...args: Array<unknown>) => {
      const given = method.apply(object, args)
      tell(given)
      return given
    })
  }
}

/** What a test has done to a tab that stays whatever the tab shows. */
const changesOf = (page: Page) => {
  let scripts: ReadonlyArray<Promise<Disposable>> = []
  let isFinal = false
  const beFinal = () => {
    isFinal = true
  }
  tap(page, ['addInitScript'], (added) => {
    scripts = [...scripts, added as Promise<Disposable>]
  })
  tap(page, ['exposeFunction', 'emulateMedia'], beFinal)
  tap(page.context(), ['addInitScript', 'newPage', 'newCDPSession', 'setOffline'], beFinal)
  tap(page.clock, ['install', 'setFixedTime'], beFinal)
  return {
    areFinal: (): boolean => isFinal,
    undo: async (): Promise<void> => {
      for (const script of scripts) await (await script).dispose()
      scripts = []
    },
  }
}

const events = ['request', 'requestfailed', 'console', 'pageerror', 'filechooser'] as const

/** Leaves the site with nothing of the visit kept, but for the files that the browser has loaded. */
const leave = async (page: Page, devtools: CDPSession): Promise<void> => {
  const { origin } = new URL(page.url())
  for (const event of events) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('about:blank')
  await endInterceptions(page)
  await devtools.send('Page.resetNavigationHistory')
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await page.setViewportSize(phone.viewport)
}

/** A tab that is another one than most, or another browser's. */
export const newTab = async (browser: Browser, options: BrowserContextOptions): Promise<Tab> => {
  const context = await browser.newContext({ ...phone, ...options })
  const page = await context.newPage()
  return {
    page,
    giveBack: () => context.close(),
  }
}

const idle: Array<Tab> = []

/** A tab for a site, which waits for its next visit when it is given back. */
const reusedTab = async (browser: Browser, site: string): Promise<Tab> => {
  const tab = await newTab(browser, { baseURL: site })
  const { page } = tab
  const devtools = await devtoolsOf(page)
  const changes = changesOf(page)
  const canBeReused = (): boolean =>
    !changes.areFinal() && !page.isClosed() && page.url().startsWith(`${site}/`)
  const reused: Tab = {
    page,
    giveBack: async () => {
      if (!canBeReused()) return tab.giveBack()
      await changes.undo()
      await leave(page, devtools)
      idle.push(reused)
    },
  }
  return reused
}

/**
 * A tab for a site, of the browser that all files of a worker share. Making one takes as long as loading a page twice,
 * so it is one that an earlier visit has left, if there is one.
 */
export const takeTab = async (browser: Browser, site: string): Promise<Tab> =>
  idle.pop() ?? reusedTab(browser, site)
