import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useSite } from '../../browser.js'
import {
  drawingThrowsOnce,
  noContextOnce,
  withoutWorker,
  holdPreparation,
  releasePreparation,
} from '../../photo-preparation.js'
import { visitorOf } from '../../visitor.js'
import { shownText } from '../../shown-text.js'

const site = useSite()

const picking = async (
  prepare?: (page: Page) => Promise<unknown>,
  options?: BrowserContextOptions,
) => {
  const page = await site.open('/', prepare, options)
  const visitor = visitorOf(page)
  await visitor.begin('女性')
  return { page, visitor }
}

it('drops a photo that is still being prepared when the visitor goes back', async () => {
  const { page, visitor } = await picking(holdPreparation)
  await visitor.pick('photos/12-megapixels.jpg')
  await visitor.status.getByText('写真を準備しています').waitFor()
  await page.getByText('性別の選択に戻る').click()
  await visitor.begin('女性')
  expect(await shownText(visitor.status)).toBe('')

  await releasePreparation(page)
  expect(await visitor.slider.count()).toBe(0)
  await visitor.pick('portraits/spring-woman.jpg')
  await visitor.slider.waitFor()
})

it('drops a photo when another is picked after it', async () => {
  const { page, visitor } = await picking(holdPreparation)
  await visitor.pick('photos/12-megapixels.jpg')
  await visitor.status.getByText('写真を準備しています').waitFor()
  await visitor.pick('photos/text.jpg')
  await visitor.alert.filter({ hasText: /./ }).waitFor()

  await releasePreparation(page)
  expect(await visitor.slider.count()).toBe(0)
  expect(await shownText(visitor.alert)).not.toBe('')
})

it.each([
  ['a drawing that throws', drawingThrowsOnce, 'Failed to load image'],
  ['a canvas without a context', noContextOnce, 'Canvas context is not available'],
] as const)('says so on %s, and takes another photo', async (_, fault, text) => {
  const { page, visitor } = await picking(async (page) => {
    await withoutWorker(page)
    await page.addInitScript(fault)
  })
  const logged = page.waitForEvent('console', (message) => message.text().includes(text))
  await visitor.pick('portraits/spring-woman.jpg')
  await visitor.alert.getByText('写真を読み込めませんでした。').waitFor()
  await logged

  await page.getByText('撮り直す', { exact: true }).click()
  await visitor.pick('portraits/spring-woman.jpg')
  await visitor.slider.waitFor()
})

it('sends the very bytes that it shows', async () => {
  // The site's policy lets nobody fetch the photo that is shown.
  const { page, visitor } = await picking(undefined, { bypassCSP: true })
  await visitor.pick('photos/orientation-6.jpg')
  const shown = await page
    .getByRole('img', { name: '撮影した画像' })
    .evaluate(async (image: HTMLImageElement) =>
      Array.from(new Uint8Array(await (await fetch(image.src)).arrayBuffer())),
    )
  const upload = page.waitForRequest((request) => request.method() === 'PUT')
  await visitor.check()
  expect([...((await upload).postDataBuffer() ?? [])]).toEqual(shown)
})

it('prepares a photo in a worker that is started before one is picked', async () => {
  const { page } = await picking()
  await expect.poll(() => page.workers().length).toBe(1)
})
