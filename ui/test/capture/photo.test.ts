import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import { capture, messages } from '@kaoiro/texts/ja'
import { illustrationFiles } from '../../src/components/pictures/illustration-files.js'
import { violationsOn } from '../a11y/checks.js'
import { useSite } from '../browser.js'
import { holdPreparation, releasePreparation, withoutWorker } from '../photo-preparation.js'
import { darkPhoto, nearlyBlackPhoto } from '../screens/steps.js'
import { visibleText } from '../visible-text.js'
import { visitorOf, waitForFocusedHeading, withCameraApp } from '../visitor.js'

/** Runs in the page: the tips' pictures, by file name. */
const tipPictures = async (): Promise<ReadonlyArray<string>> => {
  const images = Array.from(document.querySelectorAll<HTMLImageElement>('main li > img'))
  await Promise.all(images.map((image) => image.decode()))
  return images.map(({ src }) => src.replace(/^.*\//, ''))
}

// Why a file is refused, and what the visitor reads of it, is tested in screens and analyser.

const site = useSite()

const capturing = async (prepare: (page: Page) => Promise<unknown> = withCameraApp) => {
  const page = await site.open('/capture?gender=WOMEN', prepare)
  const visitor = visitorOf(page)
  const atFirstStep = () => visitor.heading('撮影前にご確認ください').waitFor()
  return { page, visitor, atFirstStep }
}

it('a photo is accepted from the camera and the album, as JPEG of any name or PNG, after a file that is none, and can be replaced, also by the same file', async () => {
  const { page, visitor, atFirstStep } = await capturing()
  expect(await visitor.camera.getAttribute('capture')).toBe('user')
  expect(await visitor.album.getAttribute('capture')).toBeNull()
  for (const input of [visitor.camera, visitor.album])
    expect(await input.getAttribute('accept')).toBe('image/jpeg,image/png')
  const tips = ['paper', 'light', 'front', 'remove', 'bare', 'neutral'] as const
  expect(await page.evaluate(tipPictures)).toEqual(
    tips.map((tip) => illustrationFiles.tip(tip, 'WOMEN')),
  )
  // The worker that prepares photos starts before one is picked.
  await expect.poll(() => page.workers().length).toBe(1)
  await visitor.pick('photos/text.jpg')
  await visitor.alert.getByText('画像ではないファイルは使用できません。').waitFor()
  expect(await visitor.album.inputValue()).toBe('')
  expect(await violationsOn(page)).toEqual([])
  const portrait = fixturePath('portraits/spring-woman.jpg')
  await visitor.camera.setInputFiles(portrait)
  await visitor.heading('撮影した画像').waitFor()
  await visitor.slider.fill('45')
  const jpg = { name: 'photo.jpg', mimeType: 'image/jpg', buffer: await readFile(portrait) }
  for (const photo of [portrait, portrait, jpg, fixturePath('photos/portrait.png')]) {
    await visitor.press('写真を撮り直す')
    await atFirstStep()
    expect(await visibleText(visitor.alert)).toBe('')
    await visitor.picture.waitFor({ state: 'detached' })
    await visitor.album.setInputFiles(photo)
    await visitor.slider.waitFor()
    expect(await visitor.slider.inputValue()).toBe('20')
  }
  await visitor.press('写真を撮り直す')
  await visitor.speak('English')
  const card = page.getByRole('link', { name: 'Light card (PDF)' })
  expect(await card.getAttribute('href')).toBe('/light-card.pdf?lang=en')
})

it('a photo that is still being prepared is dropped when the visitor picks another file, or goes back', async () => {
  const { page, visitor } = await capturing(holdPreparation)
  await visitor.pick('photos/12-megapixels.jpg')
  await visitor.status.getByText('写真を準備しています').waitFor()
  await visitor.pick('photos/text.jpg')
  await visitor.alert.filter({ hasText: /./ }).waitFor()
  await releasePreparation(page)
  expect(await visitor.slider.count()).toBe(0)
  expect(await visibleText(visitor.alert)).not.toBe('')

  const next = await capturing(holdPreparation)
  await next.visitor.pick('photos/12-megapixels.jpg')
  await next.visitor.status.getByText('写真を準備しています').waitFor()
  await next.visitor.follow('性別の選択に戻る')
  await next.visitor.begin('女性')
  await releasePreparation(next.page)
  expect(await next.visitor.slider.count()).toBe(0)
  await next.visitor.choose('portraits/spring-woman.jpg')
})

it('a photo of doubtful quality can be retaken, discarded with Back, or used anyway; a black one only replaced', async () => {
  const { page, visitor, atFirstStep } = await capturing()
  const { doubt } = capture
  for (const [photo, heading, leave] of [
    [await darkPhoto(), doubt.heading, () => visitor.press('撮り直す')],
    [await darkPhoto(), doubt.heading, () => page.goBack()],
    [await nearlyBlackPhoto(), doubt.refused, () => page.goBack()],
    [await nearlyBlackPhoto(), doubt.refused, () => visitor.press('撮り直す')],
  ] as const) {
    await visitor.album.setInputFiles(photo)
    await waitForFocusedHeading(page, heading)
    expect(await visibleText(page.getByRole('main').getByRole('listitem'))).toBe(
      messages.reasons['too-dark'],
    )
    expect(await page.getByRole('button', { name: doubt.use }).count()).toBe(
      heading === doubt.heading ? 1 : 0,
    )
    await leave()
    await atFirstStep()
  }
  await visitor.album.setInputFiles(await darkPhoto())
  await visitor.press(doubt.use)
  await waitForFocusedHeading(page, '撮影した画像')
  expect(await visitor.slider.inputValue()).toBe('20')
})

it('a browser that returns noise is told what to change, and the photo prepared once it does not', async () => {
  const { page, visitor } = await capturing(async (page) => {
    await withCameraApp(page)
    await withoutWorker(page)
  })
  await page.evaluate(() => {
    const { prototype } = CanvasRenderingContext2D
    const read = Reflect.get(prototype, 'getImageData')
    prototype.getImageData = (_x, _y, width, height) => {
      prototype.getImageData = read
      return new ImageData(crypto.getRandomValues(new Uint8ClampedArray(width * height * 4)), width)
    }
  })
  await visitor.pick('photos/portrait.png')
  await visitor.alert.getByText('別のブラウザ').waitFor()
  await visitor.pick('photos/portrait.png')
  await visitor.slider.waitFor()
})

it('a reload while the camera is open is reported once, but not after the visitor came back', async () => {
  const { page, visitor, atFirstStep } = await capturing()
  const open = async () => {
    const opened = page.waitForEvent('filechooser')
    await visitor.camera.click()
    return opened
  }
  const reload = async (remark: string) => {
    await page.reload()
    await atFirstStep()
    expect(await visibleText(visitor.alert)).toBe(remark)
  }
  await open()
  await reload(capture.photo.lost)
  await reload('')
  await (await open()).setFiles([])
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await reload('')
  await (await open()).setFiles(fixturePath('portraits/spring-woman.jpg'))
  await visitor.press('写真を撮り直す')
  await atFirstStep()
  expect(await visibleText(visitor.alert)).toBe('')
})
