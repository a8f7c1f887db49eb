import { expect, it } from 'vitest'
import { useSite } from '../../browser.js'
import { visitorOf } from '../../visitor.js'
import { shownText } from '../../shown-text.js'

const site = useSite()

/** In the page: a service that never comes to an end, and writes down when it was called. */
const endless = () => {
  const calls: Array<{ call: string; time: number }> = []
  Reflect.set(window, 'calls', calls)
  const json = JSON.stringify({ session_id: 's-1', bucket_url: '/bucket', status: 'analyzing' })
  // It answers before any timer runs.
  window.fetch = ((address: string, { method }: { method: string }) => {
    calls.push({ call: `${method} ${new URL(address, location.href).pathname}`, time: Date.now() })
    return Promise.resolve({ status: 200, text: () => Promise.resolve(json) })
  }) as unknown as typeof window.fetch
}

/** A visitor whose photo is analysed for ever, and the times of the polls, in seconds from the start. */
const waiting = async () => {
  const page = await site.open('/capture?gender=WOMEN', async (page) => {
    await page.clock.install({ time: 0 })
    await page.addInitScript(endless)
  })
  const visitor = visitorOf(page)
  await visitor.choose('portraits/spring-woman.jpg')
  await page.clock.pauseAt(60_000)
  await visitor.check()
  await visitor.status.getByText('分析中').waitFor()
  const calls = () =>
    page.evaluate(() => Reflect.get(window, 'calls') as Array<{ call: string; time: number }>)
  await page.waitForFunction(() => (Reflect.get(window, 'calls') as Array<unknown>).length === 3)
  const polls = async () => {
    const [created, , , ...rest] = await calls()
    return rest.map(({ time }) => (time - (created?.time ?? 0)) / 1_000)
  }
  return { page, visitor, calls, polls }
}

it('calls the service in the specified order, and polls after 3 s, then five times every second, then every 3 s', async () => {
  const { page, calls, polls } = await waiting()
  await page.clock.runFor(2_999)
  expect(await polls()).toEqual([])
  await page.clock.runFor(1)
  expect((await calls()).map(({ call }) => call)).toEqual([
    'POST /v1/sessions',
    'PUT /bucket',
    'POST /v1/sessions/s-1/analyses',
    'GET /v1/sessions/s-1',
  ])
  await page.clock.runFor(17_000)
  expect(await polls()).toEqual([3, 4, 5, 6, 7, 8, 11, 14, 17, 20])
})

it('gives up after five minutes', async () => {
  const { page, visitor, polls } = await waiting()
  await page.clock.runFor(298_000)
  await visitor.heading('分析しています').waitFor()
  // The last poll; the next one would come too late.
  await page.clock.runFor(1_000)
  await page.clock.resume()
  await visitor.heading('分析に失敗しました').waitFor()
  expect(visitor.place()).toBe('/failed')
  expect(await shownText(visitor.alert)).toBe(
    '時間内に分析が終わりませんでした。しばらくしてから、もう一度お試しください。',
  )
  const made = await polls()
  expect(made).toHaveLength(103)
  await page.clock.runFor(60_000)
  expect(await polls()).toEqual(made)
})
