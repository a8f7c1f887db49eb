import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useSite } from '../browser.js'
import { addressWith } from '../results.js'
import { visitorOf } from '../visitor.js'

const site = useSite()

const styles = '**/result-screen-*.css'
const built = path.join(import.meta.dirname, '../../dist')

/** Answers like a static host, with the shell page for every result. */
const fromPlainHost = (page: Page) =>
  page.route(/\/result\/\w+$/, (route) => route.fulfill({ path: path.join(built, 'shell.html') }))

/** Returns the scripts and styles that a page of the service links to. */
const linksAt = async (address: string): Promise<ReadonlyArray<string>> => {
  const page = await site.open('/failed')
  const html = await page.evaluate(async (address) => {
    const answer = await fetch(address, { headers: { accept: 'text/html' } })
    return answer.text()
  }, address)
  return [...html.matchAll(/<link rel="(?:modulepreload|stylesheet)"[^>]* href="([^"]+)"/g)].map(
    ([, file]) => file ?? '',
  )
}

it('preloads the files of a result on its page only', async () => {
  const first = await linksAt('/')
  const atResult = await linksAt(addressWith())
  expect(first.filter((file) => file.includes('result'))).toEqual([])
  expect(atResult).toEqual(expect.arrayContaining([...first]))
  for (const kind of [/result-screen-.*\.js$/, /result-screen-.*\.css$/])
    expect(atResult.filter((file) => kind.test(file))).toHaveLength(1)
})

it('requests the screen’s files before the page’s script has run', async () => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const page = await site.open('/failed', (page) =>
    page.route('**/assets/index-*.js', async (route) => {
      if (page.url().includes('/result/')) await released
      await route.continue()
    }),
  )
  const early = page.waitForRequest('**/result-screen-*.js')
  await page.goto(addressWith(), { waitUntil: 'commit' })
  await early
  release()
  await visitorOf(page).heading('診断結果').waitFor()
})

it('shows a result only after its style has loaded', async () => {
  let asked = false
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const page = await site.open('/', async (page) => {
    await fromPlainHost(page)
    await page.route(styles, async (route) => {
      asked = true
      await released
      await route.continue()
    })
  })
  await page.goto(addressWith(), { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { level: 1, name: '診断結果' })
  await expect.poll(() => asked).toBe(true)
  // Long enough for everything else of the screen to have come.
  await expect(heading.waitFor({ timeout: 2_000 })).rejects.toThrow('Timeout')
  release()
  await heading.waitFor()
})

it('reports a style that fails to load, and can load it again', async () => {
  const page = await site.open(addressWith(), async (page) => {
    await fromPlainHost(page)
    await page.route(styles, (route) => route.abort())
  })
  await visitorOf(page).heading('エラー').waitFor()
  await page.getByText('ページを読み込めませんでした。').waitFor()
  await page.unroute(styles)
  await visitorOf(page).press('再読み込みする')
  await visitorOf(page).heading('診断結果').waitFor()
})
