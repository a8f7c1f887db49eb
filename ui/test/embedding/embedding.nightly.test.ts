// Builds a site. For every change, engines/site/store-walk.ts embeds the built one behind nginx.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { phone } from '../browser.js'
import { useDeviceSite } from '../device/device-site.js'

const site = useDeviceSite('tagged')

/** A page of the store on another host. Its iframe has a height of 0 until the first message. */
const storePage = (address: string) => `<!doctype html>
  <meta name="viewport" content="width=device-width" />
  <body style="margin: 0">
    <h1>百貨店</h1>
    <iframe src="${address}/" style="display: block; width: 100%; height: 0; border: 0"></iframe>
    <script>
      const iframe = document.querySelector('iframe')
      addEventListener('message', ({ data }) => {
        if (data.type === 'height') iframe.style.height = data.height + 'px'
      })
    </script>`

const embedded = async () => {
  const { page } = await site.open('/', undefined, 'block')
  // A page from a route may not embed one of this machine, and the pages of the site have a policy. A script as text has none.
  const host = site.address().replace('localhost', '127.0.0.1')
  await page.goto(host + (await site.analysisWorker()))
  await page.setContent(storePage(site.address()))
  return { page, frame: page.frameLocator('iframe') }
}

const windowHeight = phone.viewport.height

const heightOf = (page: Page) =>
  page.locator('iframe').evaluate((iframe) => iframe.getBoundingClientRect().height)

it('in an iframe, a page reports its height, and keeps the question about analytics where the visitor is', async () => {
  const { page, frame } = await embedded()
  const body = frame.locator('body')
  await expect.poll(() => heightOf(page)).toBeGreaterThan(windowHeight)
  await expect
    .poll(async () => {
      const height = await body.evaluate((element) => element.getBoundingClientRect().height)
      return (await heightOf(page)) - Math.ceil(height)
    })
    .toBe(0)

  const question = frame.getByRole('region', { name: 'ご利用状況の計測' })
  const bottom = async () => {
    const box = await question.boundingBox()
    return box === null ? null : Math.round(box.y + box.height)
  }
  await expect.poll(bottom).toBe(windowHeight)
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect.poll(bottom).toBe(windowHeight)
})
