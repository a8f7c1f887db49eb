import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { useSite } from './browser.js'
import { intercept } from './intercept.js'
import { sharedBrowser } from './shared-browser.js'
import type { Tab } from './tabs.js'
import { newTab, takeTab } from './tabs.js'
import { untilInPage } from './until-in-page.js'

const address = inject('siteAddress')

const site = useSite()

const tabs: Array<Tab> = []

const visited = async (tab: Tab): Promise<Page> => {
  tabs.push(tab)
  await tab.page.goto('/failed')
  // The last thing that a page does as it starts.
  await untilInPage(tab.page, () => sessionStorage.getItem('kaoiro.language') !== null)
  return tab.page
}

/** What a page can know of what was before it, and how large it is. */
const known = (page: Page) =>
  page.evaluate(async () => ({
    history: history.length,
    referrer: document.referrer,
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    cookies: document.cookie,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    size: [innerWidth, innerHeight],
    isPrepared: 'isPrepared' in window,
    state: history.state === null ? null : Object.keys(history.state as object).sort(),
  }))

const use = async (page: Page): Promise<void> => {
  await page.addInitScript(() => Reflect.set(window, 'isPrepared', true))
  await page.route('**/failed', (route) => route.fulfill({ body: 'another page' }))
  await intercept(page, { address: '*/healthz', handle: (request) => request.fail() })
  await page.setViewportSize({ width: 700, height: 500 })
  await page.evaluate(async () => {
    localStorage.setItem('a', '1')
    sessionStorage.setItem('a', '1')
    document.cookie = 'a=1'
    await caches.open('a')
    await new Promise((resolve) => {
      indexedDB.open('a').onsuccess = resolve
    })
    history.pushState({ a: 1 }, '', '/gender-select')
  })
}

let used: Tab
beforeAll(async () => {
  used = await takeTab(await sharedBrowser(), address)
  await use(await visited(used))
  await used.giveBack()
})
afterAll(async () => {
  await Promise.all(tabs.map(({ page }) => page.context().close()))
})

it('a tab that was given back is like a new one', async () => {
  const browser = await sharedBrowser()
  const again = await takeTab(browser, address)
  expect(again).toBe(used)
  const page = await visited(again)
  expect(await known(page)).toEqual(
    await known(await visited(await newTab(browser, { baseURL: address }))),
  )
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.evaluate(async () => (await fetch('/healthz')).status)).toBe(200)
})

it('a page that a test closes leaves its tab for the next', async () => {
  const page = await site.open('/failed')
  await site.close(page)
  expect(await site.open('/failed')).toBe(page)
  await expect(site.close(await page.context().newPage())).rejects.toThrow('another visit')
})

it.each<readonly [string, (page: Page) => Promise<unknown>]>([
  ['has a clock of its own', (page) => page.clock.install()],
  ['has a function of a test', (page) => page.exposeFunction('test', () => 1)],
  ['has another tab beside it', (page) => page.context().newPage()],
  ['has no network', (page) => page.context().setOffline(true)],
  ['shows another site', (page) => page.goto('about:blank')],
])('a tab that %s is not used again', async (_, change) => {
  const tab = await takeTab(await sharedBrowser(), address)
  await change(await visited(tab))
  await tab.giveBack()
  expect(tab.page.isClosed()).toBe(true)
})
