import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useSite } from '../browser.js'
import { heldRequests } from '../held-requests.js'
import { addressWith } from '../results.js'
import { visitorOf } from '../visitor.js'

const site = useSite()

const styles = '**/result-screen-*.css'
const built = path.join(import.meta.dirname, '../../dist')

/** Answers like a static host, with the shell page for every result. */
const fromPlainHost = (page: Page) =>
  page.route(/\/result\/\w+$/, (route) => route.fulfill({ path: path.join(built, 'shell.html') }))

/** The scripts and styles that a page of the build links to. */
const linksOf = async (page: string): Promise<ReadonlyArray<string>> => {
  const html = await readFile(path.join(built, page), 'utf8')
  return [...html.matchAll(/<link rel="(?:modulepreload|stylesheet)"[^>]* href="([^"]+)"/g)].map(
    ([, file]) => file ?? '',
  )
}

it('preloads the files of a result on its page only', async () => {
  const first = await linksOf('index.html')
  const atResult = await linksOf('result.html')
  expect(first.filter((file) => file.includes('result'))).toEqual([])
  expect(atResult).toEqual(expect.arrayContaining([...first]))
  for (const kind of [/result-screen-.*\.js$/, /result-screen-.*\.css$/])
    expect(atResult.filter((file) => kind.test(file))).toHaveLength(1)
})

it('requests the screen’s files before the page’s script has run', async () => {
  const { hold, release } = heldRequests('**/assets/index-*.js')
  const page = await site.open('/failed')
  await hold(page)
  const early = page.waitForRequest('**/result-screen-*.js')
  await page.goto(addressWith(), { waitUntil: 'commit' })
  await early
  release()
  await visitorOf(page).heading('診断結果').waitFor()
})

it('reports a style that fails to load, can load it again, and shows the result only after that', async () => {
  const page = await site.open(addressWith(), async (page) => {
    await fromPlainHost(page)
    await page.route(styles, (route) => route.abort())
  })
  const { heading, press } = visitorOf(page)
  await heading('ページを表示できません').waitFor()
  await page.getByText('ページを読み込めませんでした。').waitFor()
  await page.unroute(styles)
  const { hold, release } = heldRequests(styles)
  await hold(page)
  const pending = new Set<string>()
  page.on('request', (request) => pending.add(request.url()))
  page.on('requestfinished', (request) => pending.delete(request.url()))
  // The previous page's requests are cancelled.
  page.on('requestfailed', (request) => pending.delete(request.url()))
  await press('再読み込みする')
  await expect.poll(() => [...pending]).toEqual([expect.stringMatching(/result-screen-.*\.css$/)])
  expect(await heading('診断結果').count()).toBe(0)
  release()
  await heading('診断結果').waitFor()
})
