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

const expectChoice = async (page: Page, isMade: boolean) => {
  const visitor = visitorOf(page)
  expect(await visitor.gender('女性').isChecked()).toBe(isMade)
  expect(await visitor.agree.isChecked()).toBe(isMade)
  expect(await visitor.start.isEnabled()).toBe(isMade)
}

describe.concurrent('the choice of gender and terms', () => {
  it('is kept from before the scripts have loaded, and by a reload, but not for a new tab', async () => {
    const { hold, release } = heldRequests('**/assets/*.js')
    const page = await site.open('/favicon.svg', hold)
    await page.goto('/', { waitUntil: 'commit' })
    const visitor = visitorOf(page)
    await visitor.gender('女性').check()
    await visitor.agree.check()
    release()
    await enabled(page).waitFor()
    await page.reload()
    await enabled(page).waitFor()
    await expectChoice(page, true)
    const another = await page.context().newPage()
    await another.goto('/')
    await waitForHydration(another)
    await expectChoice(another, false)
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

  it('survives a page discarded while the camera is open, and a failure, but not a diagnosis', async () => {
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
    await expectChoice(page, true)
    await page.unrouteAll()
    await mockService(page)
    await visitor.start.click()
    await visitor.choose('portraits/spring-woman.jpg')
    await visitor.check()
    await visitor.result()
    await page.getByRole('banner').getByRole('link', { name: 'Kaoiro' }).click()
    await visitor.start.waitFor()
    await expectChoice(page, false)
    await page.reload()
    await waitForHydration(page)
    await expectChoice(page, false)
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
