import { expect, it } from 'vitest'
import { visitorOf } from '../visitor.js'
import { serveStatic, useDeviceSite } from '../device/device-site.js'

const site = useDeviceSite('device', serveStatic('/a/shop'))

const at = (path: string): string => site.address() + path

it('opens results, comparisons and unknown addresses below a path, without what only the service has', async () => {
  const { page } = await site.open(at('/'))
  for (const [path, heading] of [
    ['/result/1F7womQ', 'Analysis result'],
    ['/result/1F7womQ/colour/e60033', 'How to wear this colour'],
    ['/compare/1F7womQ/3MMBBYc/', 'Side by side'],
    ['/privacy', 'Photo and data'],
    ['/nowhere/at/all', 'Page not found'],
    ['/', 'Select your gender'],
  ] as const) {
    await page.goto(at(`${path}?lang=en`))
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  }
})

it('leads to a result that opens again after a reload, without the network, and after Back', async () => {
  const { page } = await site.open(at('/'))
  const visitor = visitorOf(page)
  const code = await visitor.diagnose('女性', 'portraits/spring-woman.jpg')
  // Of the first screen, and resolved from the address of the current one.
  const addresses = await page.evaluate(() =>
    ['a[href$="/"]', 'link[rel=icon]', 'link[rel=manifest]'].map(
      (part) => document.querySelector<HTMLAnchorElement>(part)?.href,
    ),
  )
  expect(addresses).toEqual([at('/'), at('/favicon.svg'), at('/manifest.webmanifest')])
  await page.reload()
  expect(await visitor.result()).toBe(code)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await site.stop()
  await page.reload()
  expect(await visitor.result()).toBe(code)
  await page.goBack()
  await visitor.start.waitFor()
  await site.start()
})
