import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { capture } from '@kaoiro/texts/ja'
import { useSite } from '../browser.js'
import { heldRequests } from '../held-requests.js'
import { mockService } from '../mock-service.js'
import { visibleText } from '../visible-text.js'
import { visitorOf } from '../visitor.js'

// Which step Back leads to is decided, and tested, in screens.

const site = useSite()

/** Goes from the first screen to a chosen photo. */
const withPhoto = async () => {
  const page = await site.open()
  const visitor = visitorOf(page)
  await visitor.begin('女性')
  await visitor.choose('portraits/spring-woman.jpg')
  return { page, visitor }
}

/** Starts an analysis that never finishes, with the guide at 31 %. */
const whileAnalysing = async () => {
  const { page, visitor } = await withPhoto()
  await visitor.slider.fill('31')
  await heldRequests('**/bucket/*').hold(page)
  await visitor.check()
  await visitor.heading('分析しています').waitFor()
  return { page, visitor }
}

/** Waits for the step before the photo, without a later step in the history entry. */
const beforePhoto = async (page: Page) => {
  await visitorOf(page).heading('撮影前にご確認ください').waitFor()
  await page.waitForFunction(() => !('step' in (history.state as object)))
}

/** Goes back once and waits for the first screen. */
const backToStart = async (page: Page) => {
  await page.goBack()
  await visitorOf(page).start.waitFor()
}

describe.concurrent('the browser’s Back button', () => {
  it('goes back by a step, without new history entries, which Chrome skips unless a touch has pushed them', async () => {
    const { page, visitor } = await whileAnalysing()
    await page.evaluate(() => {
      const push = history.pushState.bind(history)
      history.pushState = (...entry) => {
        Reflect.set(window, 'hasPushed', true)
        push(...entry)
      }
    })
    await page.goBack()
    await visitor.heading('撮影した画像').waitFor()
    expect(await visitor.slider.inputValue()).toBe('31')
    await page.goBack()
    await beforePhoto(page)
    expect(await page.evaluate(() => 'hasPushed' in window)).toBe(false)
    // The photo is gone.
    await page.goForward()
    await beforePhoto(page)
    await backToStart(page)
  })

  it('does not return to an analysis or a photo that was cancelled, discarded or lost by a reload', async () => {
    const { page, visitor } = await whileAnalysing()
    await visitor.press('中止する')
    await visitor.heading('撮影した画像').waitFor()
    await page.waitForFunction(() => (history.state as { step?: number }).step === 1)
    await visitor.press('写真を撮り直す')
    await beforePhoto(page)
    await visitor.choose('portraits/spring-woman.jpg')
    await visitor.check()
    await visitor.heading('分析しています').waitFor()
    await page.reload()
    await beforePhoto(page)
    await backToStart(page)
  })

  it('leads from the failed screen to the first screen, and Forward to the failed screen', async () => {
    const page = await site.open()
    const visitor = visitorOf(page)
    await visitor.begin('女性')
    await mockService(page, { create: { status: 500 } })
    await visitor.choose('portraits/spring-woman.jpg')
    await visitor.check()
    await page.waitForURL('**/failed')
    await backToStart(page)
    expect(visitor.place()).toBe('/')
    await page.goForward()
    await visitor.heading('分析に失敗しました').waitFor()
  })

  it('leads from the result to the first screen, and from there to the step before the photo', async () => {
    const page = await site.open()
    const visitor = visitorOf(page)
    const code = await visitor.diagnose('女性', 'portraits/spring-woman.jpg')
    await backToStart(page)
    expect(visitor.place()).toBe('/')
    await page.goForward()
    expect(await visitor.result()).toBe(code)
    const next = await withPhoto()
    await next.page.getByRole('banner').getByRole('link', { name: 'Kaoiro' }).click()
    await next.visitor.start.waitFor()
    await next.page.goBack()
    await beforePhoto(next.page)
    expect(await visibleText(next.visitor.alert)).toBe('')
    await backToStart(next.page)
  })
})

it('a reload says once why the photo is gone, and that the analysis has ended', async () => {
  const { reloaded } = capture.photo
  const { page, visitor } = await withPhoto()
  const reload = async (remark: string) => {
    await page.reload()
    await beforePhoto(page)
    expect(await visibleText(visitor.alert)).toBe(remark)
  }
  await reload(reloaded.photo)
  await reload('')
  await heldRequests('**/bucket/*').hold(page)
  await visitor.choose('portraits/spring-woman.jpg')
  await visitor.check()
  await visitor.heading('分析しています').waitFor()
  await reload(reloaded.analysis)
  await visitor.choose('portraits/spring-woman.jpg')
  await visitor.press('写真を撮り直す')
  await beforePhoto(page)
  expect(await visibleText(visitor.alert)).toBe('')
})
