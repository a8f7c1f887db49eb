import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import { useSite } from '../browser.js'
import { visitorOf, withCameraApp } from '../visitor.js'

const site = useSite()

const capturing = async () => {
  const page = await site.open('/capture?gender=WOMEN', withCameraApp)
  return { page, visitor: visitorOf(page) }
}

it('the capture screen offers the front camera and the album, and links back to the first screen', async () => {
  const { visitor } = await capturing()
  expect(await visitor.camera.getAttribute('capture')).toBe('user')
  expect(await visitor.album.getAttribute('capture')).toBeNull()
  for (const input of [visitor.camera, visitor.album])
    expect(await input.getAttribute('accept')).toBe('image/jpeg,image/png')
  await visitor.follow('性別の選択に戻る')
  await visitor.start.waitFor()
  expect(visitor.place()).toBe('/gender-select')
})

it('a photo is accepted from the camera and the album, as JPEG of any name or PNG, and can be replaced, also by the same file', async () => {
  const { page, visitor } = await capturing()
  const portrait = fixturePath('portraits/spring-woman.jpg')
  const retake = async () => {
    await visitor.press('写真を撮り直す')
    await visitor.heading('撮影前にご確認ください').waitFor()
    await visitor.slider.waitFor({ state: 'detached' })
    await visitor.picture.waitFor({ state: 'detached' })
  }
  await page.getByLabel('撮影する').setInputFiles(portrait)
  await visitor.heading('撮影した画像').waitFor()
  await page.getByText('線を指で動かし、生え際に合わせてください。').waitFor()
  await visitor.slider.fill('45')
  const jpg = { name: 'photo.jpg', mimeType: 'image/jpg', buffer: await readFile(portrait) }
  for (const photo of [portrait, portrait, jpg, fixturePath('photos/portrait.png')]) {
    await retake()
    await visitor.album.setInputFiles(photo)
    await visitor.slider.waitFor()
    expect(await visitor.slider.inputValue()).toBe('20')
  }
})
