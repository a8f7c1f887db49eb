import { expect, it } from 'vitest'
import { useSite } from '../browser.js'
import { visitorOf } from '../visitor.js'

const site = useSite()

const laterStyles = /\/assets\/(?!first)[^/]+\.css$/

it('loads a screen’s styles again if they failed to load in advance', async () => {
  const page = await site.open('/', (page) => page.route(laterStyles, (route) => route.abort()))
  const failed = page.waitForEvent('requestfailed', (request) => laterStyles.test(request.url()))
  const visitor = visitorOf(page)
  await visitor.gender('女性').check()
  await failed
  await page.unroute(laterStyles)
  await visitor.begin('女性')
  const tips = page.getByRole('main').getByRole('list').first()
  expect(await tips.evaluate((list) => getComputedStyle(list).display)).toBe('grid')
})
