import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { sampleResult } from '@kaoiro/fixtures/services/stub-service'
import { result as resultJa } from '@kaoiro/texts/ja'
import { violationsOn } from '../a11y/checks.js'
import { useSite } from '../browser.js'
import type { Answer, Call } from '../mock-service.js'
import { heldRequests } from '../held-requests.js'
import { mockService } from '../mock-service.js'
import { addressWith } from '../results.js'
import { visibleText } from '../visible-text.js'
import { visitorOf, withHistoryState } from '../visitor.js'

const site = useSite()

const heading = 'お写真とデータについて'
const deleteAll = '今すぐすべて削除する'

const sectionOn = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading }) })
const buttonOn = (page: Page) => page.getByRole('button', { name: deleteAll })

/** The photo was deleted at 14:03 in Tokyo, on an earlier day. */
const times = {
  photo_deleted_at: '2025-11-22T05:03:07.250Z',
  expires_at: '2025-11-23T05:02:58.000Z',
}

const completed: Answer = {
  body: { data: { status: 'completed', result: sampleResult, ...times } },
}

/** Goes from the first screen to a result of the real service, unless `prepare` mocks it. */
const diagnosed = async (prepare?: (page: Page) => Promise<unknown>) => {
  const page = await site.open('/', prepare)
  const visitor = visitorOf(page)
  await visitor.diagnose('女性', 'portraits/spring-woman.jpg')
  return { page, visitor, section: sectionOn(page) }
}

const diagnosedOver = (answers: Partial<Record<Call, Answer>>) =>
  diagnosed((page) => mockService(page, { get: completed, ...answers }))

/** The history entry after an analysis, from which most tests start. */
let entry: unknown
beforeAll(async () => {
  const { page } = await diagnosedOver({})
  entry = await page.evaluate(() => (history.state as { readonly usr: unknown }).usr)
})

/** Opens a result with this history entry, and mocks the service that it calls. */
const openedOver = async (answers: Partial<Record<Call, Answer>>) => {
  const page = await site.open(addressWith(), async (page) => {
    await withHistoryState(entry)(page)
    await mockService(page, answers)
  })
  const visitor = visitorOf(page)
  await visitor.heading('診断結果').waitFor()
  return { page, visitor, section: sectionOn(page) }
}

/** Returns the session id in the URLs of the page's calls. */
const idIn = (addresses: ReadonlyArray<string>): string =>
  addresses.flatMap((address) => /\/v1\/sessions\/([^/]+)$/.exec(address)?.[1] ?? []).at(-1) ?? ''

/** Returns all data that the browser has stored about the visit, and the page's URL. */
const keptIn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      history.state,
      Object.entries(sessionStorage),
      Object.entries(localStorage),
      location.href,
    ]),
  )

describe.concurrent('right after an analysis', () => {
  it('shows in its tab alone when the real service deleted the photo, and deletes the remaining data on request', async ({
    expect,
  }) => {
    const addresses: Array<string> = []
    const { page, visitor, section } = await diagnosed((page) =>
      Promise.resolve(page.on('request', (request) => addresses.push(request.url()))),
    )
    const id = idIn(addresses)
    expect(await keptIn(page)).toContain(id)
    expect(visitor.place()).not.toContain(id)
    await expect
      .poll(() => visibleText(section))
      .toMatch(
        /お写真は、分析の直後、\d\d:\d\dに削除しました。サービスに残る診断結果は、.*\d\d:\d\dごろに自動的に削除/,
      )
    const another = await page.context().newPage()
    await another.goto(visitor.place())
    await visitorOf(another).heading('診断結果').waitFor()
    expect(await sectionOn(another).count()).toBe(0)
    expect(await another.getByText(/削除/).count()).toBe(0)
    await page.reload()
    await section.waitFor()

    await visitor.deleteAll()
    const outcome = section.getByText(
      '診断結果をサービスから削除しました。お写真は、それより前に削除されています。',
    )
    await outcome.waitFor()
    expect(await buttonOn(page).count()).toBe(0)
    expect((await page.request.get(`/v1/sessions/${id}`)).status()).toBe(404)
    await expect.poll(() => keptIn(page)).not.toContain(id)

    await page.reload()
    await outcome.waitFor()
    expect(await buttonOn(page).count()).toBe(0)
    await page.getByRole('banner').getByRole('link', { name: 'Kaoiro' }).click()
    await visitor.start.waitFor()
    await page.goBack()
    await outcome.waitFor()
    expect(await buttonOn(page).count()).toBe(0)
  })
})

describe.concurrent('deleting everything now', () => {
  it('reports that the service is unreachable and when the data will be deleted automatically, and can be retried', async () => {
    const { page, visitor, section } = await openedOver({ delete: 'broken' })
    const more = page.getByRole('button', { name: '続きを読む' })
    await more.first().click()
    await page.getByRole('link', { name: resultJa.morePhotos.take }).waitFor()
    await visitor.deleteAll()
    await visitor.alert.getByText('サービスに接続できず、削除を確認できませんでした。').waitFor()
    await visitor.alert.getByText('11月23日 14:02ごろに自動的に削除されます。').waitFor()

    await mockService(page, { delete: { body: { removed: { photo: true, result: false } } } })
    await page.evaluate(() => sessionStorage.setItem('kaoiro.gender', 'WOMEN'))
    await visitor.deleteAll()
    await section.getByRole('status').getByText('お写真をサービスから削除しました。').waitFor()
    await section.getByText('アドレスがあれば引き続きご覧いただけます。').waitFor()
    expect(await visitor.alert.count()).toBe(0)
    // The message has the focus of the button that is gone. The description is still expanded.
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'status')
    expect(await more.count()).toBe(1)
    // The tab is empty.
    await page.getByRole('link', { name: resultJa.morePhotos.take }).waitFor({ state: 'detached' })
    await page.waitForFunction(() => sessionStorage.getItem('kaoiro.gender') === null)
    await page.waitForFunction(() => !('answers' in (history.state as { usr: object }).usr))
    const kept = await keptIn(page)
    for (const name of ['answers', 'certainty', 'agreement', 'scores', 's-1'])
      expect(kept).not.toContain(name)
  })

  it('is asked for once, and can be declined', async () => {
    const { page, visitor } = await openedOver({})
    const asked: Array<string> = []
    page.on('request', (request) => asked.push(request.method()))
    await visitor.press(deleteAll)
    await page.getByRole('dialog').getByText('元に戻すことはできません').waitFor()
    expect(await violationsOn(page)).toEqual([])
    const hasFocus = (name: string) =>
      page.waitForFunction(
        (name) => document.activeElement?.textContent.replace(/\u200B/g, '') === name,
        name,
      )
    const ways = [
      () => page.keyboard.press('Enter'),
      () => page.goBack(),
      () => page.keyboard.press('Escape'),
    ]
    for (const [at, decline] of ways.entries()) {
      if (at > 0) await visitor.press(deleteAll)
      await hasFocus('やめる')
      await decline()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await hasFocus(deleteAll)
      await page.waitForFunction(() => !('overlay' in (history.state as object)))
    }
    expect(visitor.place()).toBe(addressWith())
    expect(asked).not.toContain('DELETE')
  })

  it('empties the tab at once, and forgets the result if the visitor has left before the answer', async ({
    expect,
  }) => {
    const held = heldRequests('**/v1/sessions/s-1')
    const { page, visitor } = await openedOver({})
    await page.evaluate(() => sessionStorage.setItem('kaoiro.other', 'x'))
    await held.hold(page)
    await visitor.deleteAll()
    await held.requested
    await page.waitForFunction(() => sessionStorage.getItem('kaoiro.other') === null)
    await page.getByRole('banner').getByRole('link', { name: 'Kaoiro' }).click()
    await visitor.start.waitFor()
    const answered = page.waitForResponse('**/v1/sessions/s-1')
    held.release()
    await answered
    await expect.poll(() => keptIn(page)).toContain('forgotten')
    await page.goBack()
    await visitor.heading('診断結果').waitFor()
    expect(await sectionOn(page).count()).toBe(0)
    expect(await keptIn(page)).not.toContain('s-1')
  })
})
