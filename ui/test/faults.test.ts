import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleCode } from '@kaoiro/fixtures/stub-service'
import type { Site } from './browser.js'
import { startSite } from './browser.js'
import type { Answer, Call } from './service.js'
import { answer } from './service.js'
import { visitorOf } from './visitor.js'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const checking = async (prepare: (page: Page) => Promise<unknown>) => {
  const page = await site.open('/capture?gender=WOMEN', prepare)
  const visitor = visitorOf(page)
  await visitor.choose('portraits/spring-woman.jpg')
  await visitor.check()
  return { page, visitor }
}

const failure = async (call: Call, fault: Answer): Promise<string | null> => {
  const { visitor } = await checking((page) => answer(page, { [call]: fault }))
  await visitor.heading('分析に失敗しました').waitFor()
  expect(visitor.place()).toBe('/failed')
  return visitor.alert.textContent()
}

// A fault of the poll comes three seconds after the others: so they run together.
describe.concurrent('a call to the service', () => {
  it.each([
    ['create', 500, 'セッションの作成'],
    ['create', 404, 'セッションの作成'],
    ['request', 500, '分析の依頼'],
    ['request', 400, '分析の依頼'],
    ['get', 500, '結果の取得'],
    ['get', 410, '結果の取得'],
  ] as const)('ends the analysis: %s answers %i', async (call, status, name) => {
    const told = await failure(call, { status })
    expect(told).toContain(`Unexpected status code: ${status}`)
    expect(told).toContain(name)
  })

  it.each(['create', 'upload', 'request', 'get'] as const)(
    'ends the analysis when the connection is lost: %s',
    async (call) => {
      const told = await failure(call, 'broken')
      expect(told).toContain('サービスに接続できませんでした')
      expect(told).toContain('通信環境をご確認のうえ、もう一度お試しください。')
    },
  )

  it.each([
    ['create', '{ "data": '],
    ['create', {}],
    ['get', '<html></html>'],
    ['get', { data: { status: 'waiting' } }],
    ['get', { data: { status: 'completed' } }],
  ] as const)('ends the analysis when the answer cannot be read: %s, %j', async (call, body) => {
    expect(await failure(call, { body })).toContain('サービスの応答を読み取れませんでした')
  })

  it.each([500, 403])('that uploads the photo may answer %i', async (upload) => {
    const { visitor } = await checking((page) => answer(page, { upload: { status: upload } }))
    expect(await visitor.result()).toBe(sampleCode)
  })

  it('that asks for the analysis may answer with any body', async () => {
    const { visitor } = await checking((page) => answer(page, { request: { body: 'not JSON' } }))
    expect(await visitor.result()).toBe(sampleCode)
  })
})

describe.concurrent('a photo that cannot be prepared', () => {
  it('leads to the failed page, with the gender', async () => {
    const page = await site.open('/capture?gender=MEN')
    const visitor = visitorOf(page)
    await visitor.pick('photos/truncated.jpg')
    await visitor.heading('分析に失敗しました').waitFor()
    expect(visitor.place()).toBe('/failed')
    expect(await visitor.alert.textContent()).toContain('Failed to load image')
    await visitor.follow('撮り直す')
    await page.waitForURL('**/capture?gender=MEN')
  })
})

it('leads to the failed page when the network goes in the middle of an analysis', async () => {
  const { page, visitor } = await checking((page) =>
    page.route('**/v1/sessions/*/analyses', () => undefined),
  )
  await visitor.status.getByText('分析中').waitFor()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().setOffline(true)
  await page.waitForURL('**/failed')
  await visitor.heading('分析に失敗しました').waitFor()
})
