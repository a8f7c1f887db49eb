import { expect, it } from 'vitest'
import { useSite } from '../browser.js'
import { smallTargetsOn } from './targets.js'

const site = useSite()

it('finds a small button and a low link, and ignores one in a sentence', async () => {
  const page = await site.open('/nowhere')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => {
    const spoilt =
      '<button id="small">+</button><a href="/" id="low">On</a><p>Or <a href="/">go</a>.</p>'
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', spoilt)
  })
  const small = await smallTargetsOn(page)
  expect(small.map((line) => /id="(\w+)"/.exec(line)?.[1])).toEqual(['small', 'low'])
})
