import { afterAll, beforeAll, expect, it } from 'vitest'
import { languages } from '@kaoiro/core/content/content'
import type { Site } from '../browser.js'
import { startSite } from '../browser.js'
import { screens } from '../screens/screens.js'
import { violationsOn } from './axe.js'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** The names of the languages, as the switch in the header has them. */
const switches = { ja: '日本語', en: 'English' } as const

// Reaching a screen takes most of the time, so each is reached once, and then seen in every language.
it.each(screens)(
  'axe finds nothing wrong on the screen “$name” in any language',
  async ({ reach }) => {
    const page = await reach(site, { language: 'ja' })
    for (const language of languages) {
      const html = page.locator('html')
      if ((await html.getAttribute('lang')) !== language)
        await page.getByRole('button', { name: switches[language], exact: true }).first().click()
      await page.locator(`html[lang=${language}]`).waitFor()
      expect(await violationsOn(page)).toEqual([])
    }
    await page.context().close()
  },
)

it('finds a picture without a text and a pale word', async () => {
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
