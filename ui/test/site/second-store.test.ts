// Walks through the site of the second demonstration store. It must not show anything of the first.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sitePaths } from '@kaoiro/core/pages'
import type { PrivateService } from '@kaoiro/api'
import { startPrivateService } from '@kaoiro/api'
import type { FurnishedStore } from '@kaoiro/store/read'
import { checkStore } from '@kaoiro/store/read'
import { violationsOn } from '../a11y/checks.js'
import { phone, sharedBrowser } from '../browser.js'
import { builtPictures, builtStore } from '../built-store.js'
import { waitForHydration } from '../hydration.js'
import { colourAt } from '../picture-colour.js'
import { codeWith } from '../results.js'

const ui = path.join(import.meta.dirname, '../..')
const folder = path.join(ui, '../fixtures/stores/lumen')

/** Words and addresses of the first demonstration store. Technical names contain `kaoiro`. */
const first = /Kaoiro|カオイロ|顔色|example\.com/

const read = async (): Promise<FurnishedStore> => {
  const store = await checkStore(folder)
  if (E.isLeft(store)) throw new Error(JSON.stringify(store.left))
  return store.right
}

let data: string
let service: PrivateService
let lumen: FurnishedStore
const faults: Array<string> = []
beforeAll(async () => {
  lumen = await read()
  data = await mkdtemp(path.join(tmpdir(), 'kaoiro-lumen-'))
  service = await startPrivateService({
    data,
    ui: path.join(ui, 'dist'),
    cards: path.join(ui, 'dist-server/card'),
    store: lumen,
    log: (line) => faults.push(line),
  })
})
afterAll(async () => {
  await service.close()
  await rm(data, { recursive: true })
  expect(faults).toEqual([])
})

/** Opens a page for a visitor with a Japanese phone. The store does not offer Japanese. */
const open = async (at: string) => {
  const browser = await sharedBrowser()
  const context = await browser.newContext({ ...phone, baseURL: service.address })
  const errors: Array<string> = []
  const page = await context.newPage()
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto(at)
  await waitForHydration(page)
  return {
    page,
    close: async () => {
      await context.close()
      expect(errors).toEqual([])
    },
  }
}

const get = async (at: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(service.address + at, { headers: { accept: 'text/html', ...headers } })
  return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) }
}

const textOf = async (at: string) => (await get(at)).body.toString()

/** The title of the printable light card, which is in UTF-16. */
const titleOfCard = async (): Promise<string> => {
  const [, title = ''] = /\/Title <FEFF([\dA-F]*)>/i.exec(await textOf('/light-card.pdf')) ?? []
  return Buffer.from(title, 'hex').swap16().toString('utf16le')
}

const code = codeWith()

const paths = [
  '/',
  '/?lang=ko',
  '/?lang=ja',
  '/capture',
  `/result/${code}`,
  `/result/${code}?lang=ko`,
]
const others = [`/compare/${code}/1F7womQ`, '/no/such/page', '/sw.js', '/manifest.webmanifest']

/** The addresses of the store's files in a page. */
const addressesIn = (html: string) =>
  [...html.matchAll(/"(\/assets\/store-[^"]+)"/g)].map(([, found = '']) => found)

it('no page contains words of the first store', async () => {
  for (const at of [...paths, ...others]) {
    const text = await textOf(at)
    expect(text, at).not.toMatch(first)
    expect(text, at).toContain('Lumen')
  }
})

it('logos, products and colours are those of the store', async () => {
  const home = await textOf('/')
  const files = [...new Set(addressesIn(home))]
  expect(files.map((file) => file.replace(/-[\da-f]{12}\./, '.')).sort()).toEqual([
    '/assets/store-colours.css',
    '/assets/store-products.json',
    '/assets/store-studio.svg',
  ])
  for (const file of [...files, '/favicon.svg']) expect(await textOf(file)).not.toMatch(first)
  for (const { logo } of builtStore.related) {
    const drawing = Buffer.from(builtPictures[logo] ?? '', 'base64').toString()
    for (const file of files) expect(await textOf(file)).not.toBe(drawing)
  }
})

it('files of the store that the screens were built with are not there', async () => {
  const built = await readFile(path.join(ui, 'dist/index.html'), 'utf8')
  const files = addressesIn(built)
  expect(files.length).toBeGreaterThan(1)
  for (const file of files) expect((await get(file, { accept: '*/*' })).status).toBe(404)
})

describe('the first screen', () => {
  const background = (page: Page) =>
    page.evaluate(() => [
      getComputedStyle(document.documentElement).backgroundColor,
      getComputedStyle(document.body).color,
    ])

  it('has the brand, colours, links and languages of the store', async () => {
    const { page, close } = await open('/')
    expect(await page.title()).toMatch(/^Lumen \| /)
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(
      lumen.store.texts.description?.en,
    )
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    expect(await page.locator('header').innerText()).toContain('Lumen')
    expect(await page.locator('header option').allInnerTexts()).toEqual(['English', '한국어'])
    expect(await background(page)).toEqual(['rgb(21, 23, 28)', 'rgb(241, 237, 230)'])
    expect(await page.locator('meta[name=theme-color]').getAttribute('content')).toBe('#15171c')
    const footer = page.getByRole('contentinfo')
    expect(await footer.innerText()).toContain('© Lumen Beauty Ltd.')
    const hrefs = await footer
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const { links, related } = lumen.store
    expect(hrefs).toEqual([
      ...related.map(({ href }) => href),
      ...[links.company, links.legal, links.privacy, links.siteUse],
      ...[sitePaths.data, sitePaths.accessibility],
    ])
    await footer.getByRole('img', { name: 'Lumen Studio' }).waitFor()
    expect(await page.locator(`main a[href="${links.top}"]`).count()).toBe(1)
    expect(await violationsOn(page)).toEqual([])
    // It speaks the other language of the store, and then its name is in it.
    await page.locator('header select').selectOption('한국어')
    await page.getByText('© 주식회사 루멘 뷰티').waitFor()
    await page.reload()
    await page.getByText('© 주식회사 루멘 뷰티').waitFor()
    await close()
  })
})

it('texts that do not load are not replaced by Japanese ones', async () => {
  const assets = path.join(ui, 'dist/assets')
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const contents = await Promise.all(
    scripts.map((name) => readFile(path.join(assets, name), 'utf8')),
  )
  const texts = scripts.find((_, at) => contents[at]?.includes('Please check before shooting'))
  const { page } = await open('/')
  await page.route(`**/${texts ?? ''}`, (route) => route.abort())
  await page.getByRole('radio', { name: 'Women', exact: true }).check()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByText('The page could not be loaded').waitFor()
  expect(await page.locator('body').innerText()).not.toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/)
  await page.context().close()
})

describe('a result', () => {
  it('has the products, cosmetics and counselling of the store', async () => {
    const { page, close } = await open(`/result/${code}`)
    expect(await page.title()).toMatch(/ \| Lumen$/)
    const section = page.locator('section', {
      has: page.getByRole('heading', { level: 2, name: 'In the store', exact: true }),
    })
    const product = section.last().getByRole('link', { name: 'Glass Lip' })
    expect(await product.getAttribute('href')).toBe('https://shop.lumen.example/glass-lip/')
    expect(await product.innerText()).toContain('Studio, 2F')
    const links = await page
      .locator('main a[href^="https:"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toContain(lumen.store.cosmetics.season.winter)
    expect(links).toContain('https://studio.lumen.example/book/')
    expect(links).toContain(lumen.store.links.again)
    expect(links.filter((href) => !href?.includes('lumen.example'))).toEqual([])
    await page.getByText(lumen.store.counselling?.lead?.en ?? '').waitFor()
    expect(await page.locator('body').innerText()).not.toMatch(first)
    await close()
  })

  it('omits the counselling if the store does not offer it', async () => {
    expect(await textOf(`/result/${code}`)).toContain('/book/')
    await service.changeStore({ ...lumen, store: { ...lumen.store, counselling: null } })
    const html = await textOf(`/result/${code}`)
    expect(html).toContain(lumen.store.links.again)
    expect(html).not.toContain('/book/')
    await service.changeStore(lumen)
  })
})

describe('outside the pages, the store', () => {
  it('appears in previews of links', async () => {
    const html = await textOf(`/result/${code}`)
    const metaOf = (name: string) =>
      new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1]
    expect(metaOf('og:site_name')).toBe('Lumen')
    expect(metaOf('og:title')).toContain('Lumen')
    // Without a language, because English is the store's first one.
    expect(metaOf('og:url')).toBe(`${service.address}/result/${code}`)
  })

  it('appears on cards, also after a change of the brand', async () => {
    const card = () => get(`/result/${code}/card.png`)
    const before = await card()
    expect(before.status).toBe(200)
    expect(await titleOfCard()).toContain('Lumen')
    const brand = { ...lumen.store.brand, name: 'Aurora' }
    await service.changeStore({ ...lumen, store: { ...lumen.store, brand } })
    expect((await card()).body.equals(before.body)).toBe(false)
    expect(await titleOfCard()).toContain('Aurora')
    expect(await textOf(`/result/${code}`)).not.toContain('Lumen |')
    await service.changeStore(lumen)
    expect((await card()).body.equals(before.body)).toBe(true)
  })

  it('appears on the home screen', async () => {
    expect(JSON.parse(await textOf('/manifest.webmanifest'))).toMatchObject({
      name: 'Lumen',
      short_name: 'Lumen',
      lang: 'en',
      background_color: '#15171c',
      theme_color: '#15171c',
    })
    expect((await get('/apple-touch-icon.png')).status).toBe(200)
  })
})

it('shows a logo in the header and on cards in place of the name, also offline', async () => {
  const named = await get(`/result/${code}/card.png`)
  const brand = { ...lumen.store.brand, logo: 'pictures/studio.svg' }
  await service.changeStore({
    ...lumen,
    store: { ...lumen.store, brand },
    cardLogo: brand.logo,
  })
  const html = await textOf(`/result/${code}`)
  expect((await get(`/result/${code}/card.png`)).body.equals(named.body)).toBe(false)
  const source = /<img[^>]* src="([^"]*)"[^>]* alt="Lumen"/.exec(html)?.[1] ?? ''
  expect(source).toMatch(/^\/assets\/store-studio-[\da-f]+\.svg$/)
  expect(await textOf('/sw.js')).toContain(source)
  const logo = await get(source)
  expect(logo.status).toBe(200)
  expect(logo.body.toString()).toContain('<svg')
  const { page, close } = await open(`/result/${code}`)
  await page.getByRole('button', { name: 'Save picture' }).click()
  const picture = page.getByRole('img', { name: 'A picture of the result' })
  // The corner of the logo, next to the portrait, where the paper would be light.
  await expect
    .poll(() => picture.evaluate(colourAt, [340 / 540, 30 / 675] as const))
    .toEqual([38, 42, 50, 255])
  await close()
  await service.changeStore(lumen)
  expect(await textOf(`/result/${code}`)).not.toContain('alt="Lumen"')
})

it('another store is another version of the copy for offline visits', async () => {
  const versionOf = (worker: string) => /"version":"([\da-f]{12})"/.exec(worker)?.[1]
  const before = versionOf(await textOf('/sw.js'))
  const counselling = { reservation: 'https://studio.lumen.example/other/', lead: null }
  await service.changeStore({ ...lumen, store: { ...lumen.store, counselling } })
  expect(versionOf(await textOf('/sw.js'))).not.toBe(before)
  await service.changeStore(lumen)
  expect(versionOf(await textOf('/sw.js'))).toBe(before)
})
