import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useSite } from './browser.js'
import { heldFiles } from './held-files.js'
import type { HeldRequest } from './intercept.js'
import { intercept } from './intercept.js'
import { addressWith } from './results.js'
import { visitorOf } from './visitor.js'
import { holdPreparation, releasePreparation } from './photo-preparation.js'

const site = useSite()

/** Holds back a call of the page, until it is let go. */
const held = async (page: Page, address: string) => {
  let arrive: (request: HeldRequest) => void = () => undefined
  const asked = new Promise<HeldRequest>((resolve) => {
    arrive = resolve
  })
  await intercept(page, { address, handle: (request) => arrive(request) })
  return { asked, letGo: async () => (await asked).pass() }
}

describe.concurrent('a slow network', () => {
  it('is bridged by a message for each phase', async () => {
    const page = await site.open('/capture?gender=WOMEN', holdPreparation)
    const visitor = visitorOf(page)
    const created = await held(page, '*/v1/sessions')
    const upload = await held(page, '*/bucket/*')
    const request = await held(page, '*/analyses')

    await visitor.pick('portraits/spring-woman.jpg')
    await visitor.status.getByText('写真を準備しています').waitFor()
    await releasePreparation(page)
    await visitor.check()
    await visitor.status.getByText('アップロード中').waitFor()
    await created.letGo()
    await upload.asked
    expect(await visitor.status.textContent()).toBe('アップロード中')
    await upload.letGo()
    await visitor.status.getByText('分析中').waitFor()
    await request.asked
    expect(await visitor.status.textContent()).toBe('分析中')
    await request.letGo()
    await visitor.result()
  })

  it('lets the visitor wait for a screen, and go elsewhere meanwhile', async () => {
    const page = await site.open('/nowhere')
    const visitor = visitorOf(page)
    const part = '**/capture-screen-*.js'
    const { hold, release } = heldFiles(part)
    await hold(page)
    const asked = page.waitForRequest(part)
    await visitor.follow('はじめの画面へ')
    await visitor.gender('女性').check()
    await visitor.agree.check()
    await visitor.start.click()
    await asked
    await page.getByRole('banner').getByRole('link', { name: 'Kaoiro' }).click()
    await visitor.start.waitFor()
    await visitor.start.click()
    release()
    await visitor.heading('撮影前にご確認ください').waitFor()
  })
})

describe.concurrent('a part of the page that does not load', () => {
  it.each([
    ['result-screen', addressWith(), '診断結果'],
    ['capture-screen', '/capture?gender=WOMEN', '撮影前にご確認ください'],
    ['failed-screen', '/failed', '分析に失敗しました'],
  ])('is reported, and loaded again: %s', async (name, address, heading) => {
    const part = `**/${name}-*.js`
    const page = await site.open(address, (page) => page.route(part, (route) => route.abort()))
    const visitor = visitorOf(page)
    await visitor.heading('エラー').waitFor()
    await page.getByText('ページを読み込めませんでした。').waitFor()
    await page.unroute(part)
    await visitor.press('再読み込みする')
    await visitor.heading(heading).waitFor()
  })

  it('leaves the other screens usable', async () => {
    const page = await site.open(addressWith(), (page) =>
      page.route('**/result-screen-*.js', (route) => route.abort()),
    )
    const visitor = visitorOf(page)
    await visitor.heading('エラー').waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Kaoiro' }).click()
    await visitor.start.waitFor()
    await page.goBack()
    await visitor.heading('エラー').waitFor()
  })
})
