import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Site } from './browser.js'
import { startSite } from './browser.js'
import { countBitmaps, drawingThrowsOnce, hold, noContextOnce, release } from './canvas.js'
import { visitorOf } from './visitor.js'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const picking = async (prepare: (page: Page) => Promise<unknown>) => {
  const page = await site.open('/', prepare)
  const visitor = visitorOf(page)
  await visitor.begin('女性')
  return { page, visitor }
}

it('drops a photo that is still prepared when the visitor goes back', async () => {
  const { page, visitor } = await picking(hold)
  await visitor.pick('photos/12-megapixels.jpg')
  await visitor.status.getByText('写真を準備しています').waitFor()
  await visitor.press('性別の選択に戻る')
  await visitor.start.click()
  await visitor.heading('撮影前にご確認ください').waitFor()
  expect(await visitor.status.textContent()).toBe('')

  await release(page)
  expect(await visitor.slider.count()).toBe(0)
  await visitor.pick('portraits/spring-woman.jpg')
  await visitor.slider.waitFor()
})

it('drops a photo when another is picked after it', async () => {
  const { page, visitor } = await picking(hold)
  await visitor.pick('photos/12-megapixels.jpg')
  await visitor.status.getByText('写真を準備しています').waitFor()
  await visitor.pick('photos/text.jpg')
  await visitor.alert.filter({ hasText: /./ }).waitFor()

  await release(page)
  expect(await visitor.slider.count()).toBe(0)
  expect(await visitor.alert.textContent()).not.toBe('')
})

it.each([
  ['a drawing that throws', drawingThrowsOnce, 'Failed to load image'],
  ['a canvas without a context', noContextOnce, 'Canvas context is not available'],
] as const)('says so on %s, and takes another photo', async (_, fault, text) => {
  const { page, visitor } = await picking(async (page) => {
    await countBitmaps(page)
    await page.addInitScript(fault)
  })
  await visitor.pick('portraits/spring-woman.jpg')
  await visitor.alert.getByText(text).waitFor({ timeout: 10_000 })
  expect(await visitor.status.textContent()).toBe('')
  expect(await page.evaluate('openBitmaps.size')).toBe(0)

  await visitor.pick('portraits/spring-woman.jpg')
  await visitor.slider.waitFor()
})
