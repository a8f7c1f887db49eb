import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '@kaoiro/core/content/content'
import type { Site } from '../browser.js'
import { startSite } from '../browser.js'
import { screens } from '../screens.js'
import { violationsOn } from './axe.js'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

describe.each(languages)('in the language %s', (language) => {
  it.each(screens)('axe finds nothing wrong on the screen “$name”', async ({ reach }) => {
    const page = await reach(site, { language })
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await violationsOn(page)).toEqual([])
    await page.context().close()
  })
})

it('finds a picture without a text, a pale word and a small target', async () => {
  // The site's policy allows no style that is written into the page.
  const page = await site.open('/nowhere', undefined, { bypassCSP: true })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => {
    const spoilt = '<img src="/favicon.svg"><p style="color: #ccc">pale</p>'
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', spoilt)
  })
  const rules = (await violationsOn(page)).map((violation) => violation.split(' ')[0])
  expect(rules).toEqual(expect.arrayContaining(['image-alt', 'color-contrast']))
})
