import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { content as ja } from '@kaoiro/texts/ja'
import { resultPath } from '@kaoiro/core/result-code'
import { useSite } from '../browser.js'

const site = useSite()

/** Opens a page and waits until the service worker controls it, with all files cached. */
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

it('shows the portrait without a season, where the network fails for the one in the season', async () => {
  const page = await openKept('/')
  await page.context().setOffline(true)
  await page.goto(resultPath('1F7womQ'))
  await pretty(page).waitFor()
  const portrait = page.getByRole('img', { name: ja.pictures.pattern('pretty') })
  expect(await portrait.getAttribute('src')).toMatch(
    /\/women-pretty-(spring|summer|autumn|winter)\.svg$/,
  )
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

it('caches the files of the site, but not the API’s responses', async () => {
  const page = await openKept('/')
  const kept = await page.evaluate(async () => {
    await fetch('/v1/sessions/none')
    const copies = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(copies.map((copy) => copy.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/')
  expect(kept.filter((path) => /-(spring|summer|autumn|winter)\.svg$/.test(path))).toEqual([])
  for (const path of kept) expect(path).toMatch(/^\/($|assets\/|[\w/-]+\.svg$)/)
})

it('does not answer API calls without network', async () => {
  const page = await openKept('/')
  await page.context().setOffline(true)
  const answer = await page.evaluate(() => fetch('/v1/sessions/none').catch(() => 'no answer'))
  expect(answer).toBe('no answer')
})

it('leaves the printable light card to the service', async () => {
  const page = await openKept('/')
  await page.context().setOffline(true)
  await expect(page.goto('/light-card.pdf')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})

it('does not install while a host answers the request for a script with the HTML page', async () => {
  const part = '**/result-screen-*.js'
  let asked = 0
  const misled = async (page: Page) =>
    page.context().route(part, (route) => {
      asked += 1
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<!doctype html>' })
    })
  const page = await site.open('/', misled, { serviceWorkers: 'allow' })
  await expect.poll(() => asked).toBeGreaterThan(0)
  // The browser drops a first worker whose installation failed.
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(workers).toBe(0)
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0)

  await page.context().unroute(part)
  await page.goto(resultPath('1F7womQ'))
  await pretty(page).waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
})
