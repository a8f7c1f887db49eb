import { expect, it } from 'vitest'
import { useSite } from '../browser.js'
import { violationsOn } from './axe.js'

const site = useSite()

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
