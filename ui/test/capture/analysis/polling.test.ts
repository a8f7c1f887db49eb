import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useSite } from '../../browser.js'
import { visibleText } from '../../visible-text.js'
import { visitorOf } from '../../visitor.js'

const site = useSite()

/** Runs in the page: replaces `fetch` with a service that never finishes, and records when it is called. */
const neverFinish = () => {
  const calls: Array<{ call: string; time: number }> = []
  Reflect.set(window, 'calls', calls)
  const json = JSON.stringify({ session_id: 's-1', bucket_url: '/bucket', status: 'analyzing' })
  // Responds before any timer runs.
  window.fetch = ((address: string, { method }: { method: string }) => {
    calls.push({ call: `${method} ${new URL(address, location.href).pathname}`, time: Date.now() })
    return Promise.resolve({ status: 200, text: () => Promise.resolve(json) })
  }) as unknown as typeof window.fetch
}

/** Starts an analysis that never finishes. `polls` returns the times of the polls, in seconds from the start. */
const waiting = async () => {
  const page = await site.open('/', async (page) => {
    await page.clock.install({ time: 0 })
    await page.addInitScript(neverFinish)
  })
  const visitor = visitorOf(page)
  await visitor.begin('女性')
  await visitor.choose('portraits/spring-woman.jpg')
  await page.clock.pauseAt(60_000)
  await visitor.check()
  await visitor.status.getByText('分析中').waitFor()
  const calls = () =>
    page.evaluate(() => Reflect.get(window, 'calls') as Array<{ call: string; time: number }>)
  await page.waitForFunction(() => (Reflect.get(window, 'calls') as Array<unknown>).length === 3)
  const polls = async () => {
    const [created, ...rest] = await calls()
    return rest
      .filter(({ call }) => call.startsWith('GET'))
      .map(({ time }) => (time - (created?.time ?? 0)) / 1_000)
  }
  return { page, visitor, calls, polls }
}

it('polls as specified, and gives up after five minutes', async () => {
  const { page, visitor, polls } = await waiting()
  await page.clock.runFor(298_000)
  await visitor.heading('分析しています').waitFor()
  // The last poll: another one would exceed the five minutes.
  await page.clock.runFor(1_000)
  await page.clock.resume()
  await visitor.heading('分析に失敗しました').waitFor()
  expect(visitor.place()).toBe('/failed')
  expect(await visibleText(visitor.alert)).toBe(
    '時間内に分析が終わりませんでした。しばらくしてから、もう一度お試しください。',
  )
  const made = await polls()
  expect(made.slice(0, 7)).toEqual([3, 4, 5, 6, 7, 8, 11])
  expect(made).toHaveLength(103)
  await page.clock.runFor(60_000)
  expect(await polls()).toEqual(made)
})

it.each<readonly [string, (page: Page) => Promise<unknown>, string]>([
  ['cancels', (page) => visitorOf(page).press('中止する'), '撮影した画像'],
  ['goes back', (page) => page.goBack(), '撮影した画像'],
  [
    'leaves for the first screen',
    (page) => page.getByRole('link', { name: 'Kaoiro' }).click(),
    '診断する性別をお選びください',
  ],
])('only deletes the session once the visitor %s', async (_, leave, heading) => {
  const { page, visitor, calls } = await waiting()
  await leave(page)
  await visitor.heading(heading).waitFor()
  await page.clock.runFor(3_600_000)
  expect((await calls()).slice(3)).toMatchObject([{ call: 'DELETE /v1/sessions/s-1' }])
})

it('can start a cancelled analysis again with the same photo', async () => {
  const { page, visitor, calls } = await waiting()
  await visitor.press('中止する')
  await visitor.heading('撮影した画像').waitFor()
  await visitor.check()
  await visitor.heading('分析しています').waitFor()
  await page.waitForFunction(() => (Reflect.get(window, 'calls') as Array<unknown>).length === 7)
  expect((await calls()).slice(3, 5)).toMatchObject([
    { call: 'DELETE /v1/sessions/s-1' },
    { call: 'POST /v1/sessions' },
  ])
})
