import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useSite } from './browser.js'
import { withEntry } from './history-entry.js'
import { isLive } from './live-page.js'
import { addressWith } from './results.js'

const site = useSite()

/** Remembers whether the page is live when the app has just been told to render. */
const rememberLive = (page: Page) =>
  page.addInitScript(`document.addEventListener('readystatechange', () => {
    new MutationObserver(() => (window.wasLive ??= (${isLive.toString()})())).observe(
      document.getElementById('root'),
      { attributeFilter: ['data-drawn'] },
    )
  })`)

it.each<readonly [string, (page: Page) => Promise<unknown>]>([
  ['takes over what is drawn', () => Promise.resolve()],
  ['puts its own in the place of what is drawn', withEntry({})],
])('a page whose app %s is live once that is rendered, and not before', async (_, prepare) => {
  const page = await site.open(addressWith(), async (page) => {
    await prepare(page)
    await rememberLive(page)
  })
  expect(await page.evaluate(() => Reflect.get(window, 'wasLive') as unknown)).toBe(false)
  expect(await page.evaluate(isLive)).toBe(true)
})
