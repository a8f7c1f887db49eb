import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Site } from '../browser.js'
import { startSite } from '../browser.js'
import { screens } from '../screens/screens.js'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** CSS pixels each way: WCAG 2.2's enhanced target size, 2.5.5. */
const min = 44

/** Everything on the page that can be pressed, and is smaller than that. */
const smallOn = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate((min) => {
    const pressable = 'a[href], button, input, select, textarea, summary, [role="button"]'
    /** A label is pressed for what it labels. */
    const targetOf = (element: Element) => element.closest('label') ?? element
    /** The exception of 2.5.5: a link within a sentence is as high as its line. */
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      Array.from(element.parentNode?.childNodes ?? []).some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
      )
    return Array.from(document.querySelectorAll(pressable))
      .filter((element) => element.checkVisibility() && !inSentence(element))
      .map((element) => ({ element, box: targetOf(element).getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < min)
      .map(({ element, box }) => `${element.outerHTML} is ${box.width} × ${box.height}`)
  }, min)

it.each(screens)('what can be pressed is large enough on the screen “$name”', async ({ reach }) => {
  const page = await reach(site)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await smallOn(page)).toEqual([])
  }
  await page.context().close()
})

it('finds a small button and a low link, and ignores one in a sentence', async () => {
  const page = await site.open('/nowhere')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => {
    const spoilt =
      '<button id="small">+</button><a href="/" id="low">On</a><p>Or <a href="/">go</a>.</p>'
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', spoilt)
  })
  const small = await smallOn(page)
  expect(small.map((line) => /id="(\w+)"/.exec(line)?.[1])).toEqual(['small', 'low'])
})
