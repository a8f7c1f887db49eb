import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useSite } from '../browser.js'
import { heldRequests } from '../held-requests.js'
import { waitForHydration } from '../hydration.js'
import { mockService } from '../mock-service.js'
import { visitorOf } from '../visitor.js'

const site = useSite()

/** The start button, once it is enabled. */
const enabled = (page: Page) => page.locator('button:enabled', { hasText: '診断をはじめる' })

describe.concurrent('the gender selection', () => {
  it('can be left when a gender is chosen and the terms are agreed to', async () => {
    const visitor = visitorOf(await site.open())
    expect(await visitor.start.isDisabled()).toBe(true)
    await visitor.gender('女性').check()
    expect(await visitor.start.isDisabled()).toBe(true)
    await visitor.agree.check()
    expect(await visitor.start.isEnabled()).toBe(true)
    await visitor.agree.uncheck()
    expect(await visitor.start.isDisabled()).toBe(true)
  })

  it('keeps choices made before the scripts have loaded', async () => {
    const { hold, release } = heldRequests('**/assets/*.js')
    const page = await site.open('/favicon.svg', hold)
    await page.goto('/', { waitUntil: 'commit' })
    const visitor = visitorOf(page)
    await visitor.gender('女性').check()
    await visitor.agree.check()
    release()
    await enabled(page).waitFor()
  })

  it('adds one history entry for a double click, and can be left again after going back', async () => {
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
})

describe.concurrent('the choice of gender and terms', () => {
  it('survives a reload, and is not shared with a new tab', async () => {
    const page = await site.open()
    const visitor = visitorOf(page)
    await visitor.gender('女性').check()
    await visitor.agree.check()
    await page.reload()
    await enabled(page).waitFor()
    expect(await visitor.gender('女性').isChecked()).toBe(true)
    expect(await visitor.agree.isChecked()).toBe(true)
    const another = await page.context().newPage()
    await another.goto('/')
    await waitForHydration(another)
    const newcomer = visitorOf(another)
    expect(await newcomer.gender('女性').isChecked()).toBe(false)
    expect(await newcomer.agree.isChecked()).toBe(false)
  })

  it('is reset after a diagnosis', async () => {
    const page = await site.open('/', (page) => mockService(page))
    const visitor = visitorOf(page)
    await visitor.diagnose('女性', 'portraits/spring-woman.jpg')
    await page.getByRole('banner').getByRole('link', { name: 'Kaoiro' }).click()
    await visitor.start.waitFor()
    expect(await visitor.gender('女性').isChecked()).toBe(false)
    expect(await visitor.agree.isChecked()).toBe(false)
    await page.reload()
    await waitForHydration(page)
    expect(await visitor.gender('女性').isChecked()).toBe(false)
    expect(await visitor.agree.isChecked()).toBe(false)
  })

  it('survives a failure, and a page discarded while the camera is open', async () => {
    const page = await site.open('/', (page) => mockService(page, { create: { status: 500 } }))
    const visitor = visitorOf(page)
    await visitor.begin('女性')
    await page.goto('about:blank')
    await page.goBack()
    await visitor.choose('portraits/spring-woman.jpg')
    await visitor.check()
    await visitor.heading('分析に失敗しました').waitFor()
    await visitor.follow('性別の選択に戻る')
    await enabled(page).waitFor()
    expect(await visitor.gender('女性').isChecked()).toBe(true)
    expect(await visitor.agree.isChecked()).toBe(true)
  })

  it('is possible without browser storage', async () => {
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
