import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sitePaths } from '@kaoiro/core/pages'
import { content as ja, wear } from '@kaoiro/texts/ja'
import { cardPath, colourPath, comparePath, resultPath } from '@kaoiro/core/result-code'
import { withoutBreaks } from '../../src/components/break-place.js'
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

describe('without network, after one visit', () => {
  const screens = Object.values(sitePaths).map((path) =>
    path.replace(/:(code|a|b)\??/g, '1F7womQ').replace(':colour', 'e60033'),
  )

  it('opens a result with the face of its levels, a colour, every screen, also at an address with added characters, and files; leaves all else to the network', async () => {
    const page = await openKept('/')
    await page.context().setOffline(true)
    await page.goto(resultPath('1F7womQ'))
    await pretty(page).waitFor()
    await page.reload()
    await pretty(page).waitFor()
    const portrait = page.getByRole('img', { name: ja.pictures.pattern('pretty') })
    await portrait.locator('svg').first().waitFor()
    await page.goto(colourPath('1F7womQ', '#e60033'))
    await page.getByRole('heading', { level: 1, name: withoutBreaks(wear.screen.page) }).waitFor()
    await page.getByText(wear.screen.parts.chosen).first().waitFor()
    for (const path of [...screens, '/result/1F7womQ。', '/compare/1F7womQ/3MMBBYc/?lang=en']) {
      // Some screens go on to another address, which would interrupt the next visit.
      const tab = await page.context().newPage()
      expect((await tab.goto(path))?.status(), path).toBe(200)
      await tab.close()
    }
    const icon = await page.goto('/favicon.svg')
    expect(icon?.headers()['content-type']).toContain('image/svg+xml')
    const answer = await page.evaluate(() => fetch('/v1/sessions/none').catch(() => 'no answer'))
    expect(answer).toBe('no answer')
    const cards = [cardPath(resultPath('1F7womQ')), cardPath(comparePath('1F7womQ', '3MMBBYc'))]
    const calls = ['/healthz', '/readyz', '/metrics', '/v1/openapi.json', '/v1/sessions/none']
    const others = ['/light-card.pdf', '/bucket/none', '/docs', '/nowhere/else', '/store/result/1']
    for (const path of [...calls, ...cards, ...others])
      await expect(page.goto(path), path).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  })
})

describe('a navigation', () => {
  it('keeps the answer of the network, also a redirect, but for a screen that the service cannot serve', async () => {
    const page = await openKept('/')
    const result = resultPath('1F7womQ')
    for (const [path, status, shown] of [
      ['/readyz', 503, 503],
      ['/healthz', 502, 502],
      ['/nowhere/else', 500, 500],
      [result, 410, 410],
      [result, 404, 200],
      [result, 503, 200],
    ] as const) {
      await page.context().route(`**${path}`, (route) => route.fulfill({ status, body: 'no' }))
      expect((await page.goto(path))?.status(), path).toBe(shown)
    }
    await pretty(page).waitFor()
    await page.context().unroute(`**${result}`)
    await page.goto(`${result}。`)
    await pretty(page).waitFor()
    expect(new URL(page.url()).pathname).toBe(result)
  })
})

describe('taking over', () => {
  it('deletes this site’s old copies and models, and keeps those of other sites on the host', async () => {
    // A file of the site, without scripts: the worker is registered later.
    const page = await site.openUnhydrated('/favicon.svg', undefined, { serviceWorkers: 'allow' })
    const others = ['kaoiro/a/0123456789ab', 'kaoiro/a/b/0123456789ab', 'a-shop']
    await page.evaluate(async (others) => {
      for (const name of ['kaoiro-0123456789ab', ...others]) await caches.open(name)
      const models = await caches.open('kaoiro-analysis')
      for (const path of ['/assets/model.bin', '/a/assets/model.bin'])
        await models.put(path, new Response('a model'))
    }, others)
    await page.goto('/')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const [names, models] = await page.evaluate(async () => {
      const kept = await (await caches.open('kaoiro-analysis')).keys()
      return [await caches.keys(), kept.map(({ url }) => new URL(url).pathname)]
    })
    const own = names.filter((name) => /^kaoiro-[\da-f]{12}$/.test(name))
    expect(own).toHaveLength(1)
    expect(own).not.toContain('kaoiro-0123456789ab')
    expect(names).toEqual(expect.arrayContaining(others))
    expect(models).toEqual(['/a/assets/model.bin'])
  })
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
