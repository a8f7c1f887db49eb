import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { content as ja } from '@kaoiro/core/locales/ja/content/content'
import { resultPath } from '@kaoiro/core/result-code/path'
import { useSite } from '../browser.js'

const site = useSite()

/** A visitor whose browser has finished its copy of the site. */
const openKept = async (at: string): Promise<Page> => {
  const page = await site.open(at, undefined, { serviceWorkers: 'allow' })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return page
}

const pretty = (page: Page) =>
  page.getByRole('heading', { level: 2, name: ja.faceTypes.pretty.name })

it('opens a result without network, after one visit to another screen', async () => {
  const page = await openKept('/')
  await page.context().setOffline(true)
  await page.goto(resultPath('1F7womQ'))
  await pretty(page).waitFor()
  await page.reload()
  await pretty(page).waitFor()
})

it('keeps the files of the site, and no answer of the API', async () => {
  const page = await openKept('/')
  const kept = await page.evaluate(async () => {
    await fetch('/v1/sessions/none')
    const copies = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(copies.map((copy) => copy.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/')
  for (const path of kept) expect(path).toMatch(/^\/($|assets\/|[\w/-]+\.svg$)/)
})

it('reports that the service cannot be reached', async () => {
  const page = await openKept('/')
  await page.context().setOffline(true)
  const answer = await page.evaluate(() => fetch('/v1/sessions/none').catch(() => 'no answer'))
  expect(answer).toBe('no answer')
})

it('keeps no copy while a host answers with the page in place of a part', async () => {
  const part = '**/result-screen-*.js'
  let asked = 0
  const misled = async (page: Page) =>
    page.context().route(part, (route) => {
      asked += 1
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<!doctype html>' })
    })
  const page = await site.open('/', misled, { serviceWorkers: 'allow' })
  await expect.poll(() => asked, { timeout: 10_000 }).toBeGreaterThan(0)
  // The browser forgets a first worker that could not be installed.
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(workers, { timeout: 10_000 }).toBe(0)
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0)

  await page.context().unroute(part)
  await page.goto(resultPath('1F7womQ'))
  await pretty(page).waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
})
