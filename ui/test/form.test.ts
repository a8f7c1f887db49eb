import { afterAll, beforeAll, expect, it } from 'vitest'
import { messages } from '@kaoiro/core/content/messages/ja'
import type { Site } from './browser.js'
import { startSite } from './browser.js'
import { visitorOf } from './visitor.js'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

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

it('moves the focus and the title with the step, and not before the first', async () => {
  const page = await site.open()
  const visitor = visitorOf(page)
  const focused = () => page.evaluate(() => document.activeElement?.tagName)
  await visitor.start.waitFor()
  expect(await focused()).toBe('BODY')
  const first = await page.title()
  await visitor.begin('男性')
  expect(await focused()).toBe('H1')
  expect(await page.title()).not.toBe(first)
})

it('has its status in the page from the start', async () => {
  const visitor = visitorOf(await site.open())
  await visitor.status.waitFor({ state: 'attached' })
  expect(await visitor.status.textContent()).toBe('')
})

it('refuses a text that is named as a photo, each time it is picked', async () => {
  const page = await site.open()
  const visitor = visitorOf(page)
  await visitor.begin('女性')
  await visitor.pick('photos/text.jpg')
  await page.getByText(messages.notAStillImage).waitFor()
  expect(await visitor.alert.textContent()).toBe(messages.notAStillImage)
  expect(await page.getByLabel('アルバムから選ぶ').inputValue()).toBe('')

  await visitor.pick('portraits/spring-woman.jpg')
  await visitor.slider.waitFor()
  expect(await visitor.alert.count()).toBe(0)
})

it('says so when a photo is cut off', async () => {
  const page = await site.open()
  const visitor = visitorOf(page)
  await visitor.begin('女性')
  await visitor.pick('photos/truncated.jpg')
  await page.getByText('Failed to load image').waitFor()
})

it('asks for the front camera with one button and for the album with the other', async () => {
  const page = await site.open()
  await visitorOf(page).begin('女性')
  const camera = page.getByLabel('撮影する')
  const album = page.getByLabel('アルバムから選ぶ')
  expect(await camera.getAttribute('capture')).toBe('user')
  expect(await album.getAttribute('capture')).toBeNull()
  for (const input of [camera, album])
    expect(await input.getAttribute('accept')).toBe('image/jpeg,image/png')
})

it('shows the photo upright and at its prepared size', async () => {
  const page = await site.open()
  const visitor = visitorOf(page)
  await visitor.begin('女性')
  // Its pixels lie on their side.
  await visitor.pick('photos/orientation-6.jpg')
  await visitor.slider.waitFor()
  const picture = page.getByRole('img', { name: '撮影した画像' })
  const size = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  })
  expect(size).toEqual([531, 708])
})

it('moves the hairline by finger, by key and by button', async () => {
  const page = await site.open()
  const visitor = visitorOf(page)
  await visitor.begin('女性')
  await visitor.pick('portraits/spring-woman.jpg')
  expect(await visitor.slider.inputValue()).toBe('20')

  const box = await page.getByRole('img', { name: '撮影した画像' }).boundingBox()
  if (box === null) throw new Error('the picture is not shown')
  const middle = box.x + box.width / 2
  await page.mouse.move(middle, box.y + box.height * 0.2)
  await page.mouse.down()
  await page.mouse.move(middle, box.y + box.height * 0.6, { steps: 4 })
  await page.mouse.up()
  expect(Number(await visitor.slider.inputValue())).toBeCloseTo(60, -0.5)

  await visitor.slider.fill('30')
  await visitor.slider.press('ArrowDown')
  expect(await visitor.slider.inputValue()).toBe('31')
  await visitor.slider.press('PageUp')
  expect(await visitor.slider.inputValue()).toBe('21')
  await visitor.press('線を上へ動かす')
  expect(await visitor.slider.inputValue()).toBe('20')
  expect(await visitor.slider.getAttribute('aria-valuetext')).toBe('上から20%')
})
