import { describe, expect, it } from 'vitest'
import { useSite } from '../browser.js'
import { heldRequests } from '../held-requests.js'
import { mockService } from '../mock-service.js'
import { visitorOf } from '../visitor.js'

const site = useSite()

describe.concurrent('the gender selection', () => {
  it('starts once a gender is chosen and the terms are agreed', async () => {
    const visitor = visitorOf(await site.open())
    expect(await visitor.start.isDisabled()).toBe(true)
    await visitor.gender('女性').check()
    expect(await visitor.start.isDisabled()).toBe(true)
    await visitor.agree.check()
    expect(await visitor.start.isEnabled()).toBe(true)
    await visitor.agree.uncheck()
    expect(await visitor.start.isDisabled()).toBe(true)
  })

  it('starts if all was chosen on the drawn page, before any script had come', async () => {
    const { hold, release } = heldRequests('**/assets/*.js')
    const page = await site.open('/favicon.svg', hold)
    await page.goto('/', { waitUntil: 'commit' })
    const visitor = visitorOf(page)
    await visitor.gender('女性').check()
    await visitor.agree.check()
    release()
    await page.locator('button:enabled', { hasText: '診断をはじめる' }).waitFor()
  })

  it('does not start with the terms alone', async () => {
    const visitor = visitorOf(await site.open())
    await visitor.agree.check()
    expect(await visitor.start.isDisabled()).toBe(true)
  })

  it.each([
    ['男性', 'MEN'],
    ['女性', 'WOMEN'],
  ] as const)('leads %s to the capture for %s', async (name, gender) => {
    const visitor = visitorOf(await site.open())
    await visitor.begin(name)
    expect(visitor.place()).toBe(`/capture?gender=${gender}`)
  })

  it('takes the gender that was chosen last', async () => {
    const visitor = visitorOf(await site.open())
    await visitor.gender('女性').check()
    await visitor.begin('男性')
    expect(visitor.place()).toBe('/capture?gender=MEN')
  })

  it('makes one entry of the history when it is pressed twice, and starts again after going back', async () => {
    const page = await site.open('/nowhere')
    await page.getByRole('link', { name: 'はじめの画面へ' }).click()
    const visitor = visitorOf(page)
    await visitor.gender('女性').check()
    await visitor.agree.check()
    await visitor.start.dblclick()
    await visitor.heading('撮影前にご確認ください').waitFor()
    await page.goBack()
    await visitor.start.click()
    await visitor.heading('撮影前にご確認ください').waitFor()
  })

  it('is the first of three steps', async () => {
    const page = await site.open()
    await page.getByText('ステップ1／3').waitFor()
  })

  it('says in English what the specification says', async () => {
    const page = await site.open()
    await page.getByRole('button', { name: 'English' }).click()
    await page
      .getByText('Personal-colour cosmetic recommendations appear only for women.')
      .waitFor()
    await page
      .getByRole('checkbox', { name: 'I have confirmed and agree to the above', exact: true })
      .waitFor()
  })

  it('says what the gender is for', async () => {
    const page = await site.open()
    await page.getByText('性別は診断の機能上の選択肢です。').waitFor()
    await page
      .getByText('パーソナルカラーのおすすめ化粧品は、女性を選択した方にのみ表示されます。')
      .waitFor()
  })

  it('says what becomes of the photo, and what the service costs', async () => {
    const page = await site.open()
    await page
      .getByText('お預かりした顔画像は、分析後およそ24時間で自動的に削除されます。')
      .waitFor()
    await page.getByText('顔画像は、このサービスのためだけに使用します。').waitFor()
    await page.getByText('ご利用は無料です。通信料はお客さまのご負担となります。').waitFor()
  })
})

describe.concurrent('what was chosen', () => {
  it('is still there after a reload', async () => {
    const page = await site.open()
    const visitor = visitorOf(page)
    await visitor.gender('女性').check()
    await visitor.agree.check()
    await page.reload()
    expect(await visitor.gender('女性').isChecked()).toBe(true)
    expect(await visitor.agree.isChecked()).toBe(true)
    expect(await visitor.start.isEnabled()).toBe(true)
  })

  it('is still there when the tab’s page was discarded', async () => {
    const page = await site.open()
    const visitor = visitorOf(page)
    await visitor.gender('男性').check()
    await visitor.agree.check()
    await page.goto('about:blank')
    await page.goto('/gender-select')
    expect(await visitor.gender('男性').isChecked()).toBe(true)
    expect(await visitor.start.isEnabled()).toBe(true)
  })

  it('is not known to a new tab', async () => {
    const page = await site.open()
    const visitor = visitorOf(page)
    await visitor.gender('女性').check()
    await visitor.agree.check()
    const another = await page.context().newPage()
    await another.goto('/')
    const newcomer = visitorOf(another)
    await newcomer.start.waitFor()
    expect(await newcomer.gender('女性').isChecked()).toBe(false)
    expect(await newcomer.agree.isChecked()).toBe(false)
  })

  it('is asked for anew after a finished diagnosis', async () => {
    const page = await site.open('/', (page) => mockService(page))
    const visitor = visitorOf(page)
    await visitor.diagnose('女性', 'portraits/spring-woman.jpg')
    await page.getByRole('banner').getByRole('link', { name: 'Kaoiro' }).click()
    await visitor.start.waitFor()
    expect(await visitor.gender('女性').isChecked()).toBe(false)
    expect(await visitor.agree.isChecked()).toBe(false)
    await page.reload()
    await visitor.start.waitFor()
    expect(await visitor.gender('女性').isChecked()).toBe(false)
    expect(await visitor.agree.isChecked()).toBe(false)
  })

  it('is still there after a failure, and after the page was discarded at the camera', async () => {
    const page = await site.open('/', (page) => mockService(page, { create: { status: 500 } }))
    const visitor = visitorOf(page)
    await visitor.begin('女性')
    await page.goto('about:blank')
    await page.goBack()
    await visitor.choose('portraits/spring-woman.jpg')
    await visitor.check()
    await visitor.heading('分析に失敗しました').waitFor()
    await visitor.follow('性別の選択に戻る')
    await visitor.start.waitFor()
    expect(await visitor.gender('女性').isChecked()).toBe(true)
    expect(await visitor.agree.isChecked()).toBe(true)
  })

  it('leads on even if the browser refuses its storage', async () => {
    const page = await site.open('/', (page) =>
      page.addInitScript(() => {
        for (const name of ['sessionStorage', 'localStorage'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('refused', 'SecurityError')
            },
          })
      }),
    )
    const visitor = visitorOf(page)
    await visitor.begin('女性')
    expect(visitor.place()).toBe('/capture?gender=WOMEN')
  })
})
