import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useSite } from '../../browser.js'
import { hold } from '../../intercept.js'
import { visitorOf } from '../../visitor.js'

const site = useSite()

/** A visitor whose photo is analysed, whose clock is stopped, and whose requests are recorded. */
const analysing = async () => {
  const requests: Array<string> = []
  const page = await site.open('/', async (page) => {
    await page.clock.install({ time: 0 })
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
  })
  const visitor = visitorOf(page)
  await visitor.begin('女性')
  await visitor.choose('portraits/spring-woman.jpg')
  await page.clock.pauseAt(60_000)
  const asked = page.waitForResponse('**/analyses')
  await visitor.check()
  await asked
  await visitor.status.getByText('分析中').waitFor()
  return { page, visitor, requests }
}

/** The requests made while an hour passes. They are reported in order: the last one ends the list. */
const askedInAnHour = async (page: Page, requests: Array<string>): Promise<Array<string>> => {
  const before = requests.length
  await page.clock.runFor(3_600_000)
  const last = page.waitForRequest('**/favicon.svg?last')
  await page.evaluate(() => fetch('/favicon.svg?last').then((response) => response.status))
  await last
  return requests.slice(before, -1)
}

it('makes no further call once it is cancelled, keeps the photo, and can be started again', async () => {
  const { page, visitor, requests } = await analysing()
  await visitor.press('中止する')
  await visitor.heading('撮影した画像').waitFor()
  expect(await askedInAnHour(page, requests)).toEqual([])
  await visitor.slider.waitFor()
  const created = page.waitForRequest('**/v1/sessions')
  await visitor.check()
  expect((await created).method()).toBe('POST')
  await visitor.heading('分析しています').waitFor()
})

it('makes no further call once the visitor has left for the first screen', async () => {
  const { page, visitor, requests } = await analysing()
  await page.getByRole('link', { name: 'Kaoiro' }).click()
  await visitor.start.waitFor()
  expect(await askedInAnHour(page, requests)).toEqual([])
})

it('makes no further call once the visitor has gone back', async () => {
  const { page, visitor, requests } = await analysing()
  await page.goBack()
  await visitor.heading('撮影した画像').waitFor()
  expect(await askedInAnHour(page, requests)).toEqual([])
})

it.each([
  ['cancels', (page: Page) => visitorOf(page).press('中止する'), '撮影した画像'],
  [
    'leaves for the first screen',
    (page: Page) => page.getByRole('link', { name: 'Kaoiro' }).click(),
    '性別を選択してください',
  ],
] as const)('aborts a call in progress when the visitor %s', async (_, leave, next) => {
  // A bucket that never answers.
  const page = await site.open('/capture?gender=WOMEN', (page) => hold(page, '*/bucket/*'))
  const visitor = visitorOf(page)
  await visitor.choose('portraits/spring-woman.jpg')
  const uploading = page.waitForRequest('**/bucket/**')
  await visitor.check()
  await visitor.status.getByText('アップロード中').waitFor()
  const upload = await uploading
  const broken = page.waitForEvent('requestfailed', { timeout: 10_000 })
  await leave(page)
  expect((await broken).url()).toBe(upload.url())
  await visitor.heading(next).waitFor()
})
