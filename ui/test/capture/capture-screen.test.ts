import { describe, expect, it } from 'vitest'
import { fixturePath, readFixture } from '@kaoiro/fixtures/files'
import { useSite } from '../browser.js'
import { visitorOf, withCameraApp } from '../visitor.js'

const site = useSite()

const capturing = async () => {
  const page = await site.open('/capture?gender=WOMEN', withCameraApp)
  return { page, visitor: visitorOf(page) }
}

describe.concurrent('the capture screen', () => {
  it('offers the front camera and the album', async () => {
    const { visitor } = await capturing()
    expect(await visitor.camera.getAttribute('capture')).toBe('user')
    expect(await visitor.album.getAttribute('capture')).toBeNull()
    for (const input of [visitor.camera, visitor.album])
      expect(await input.getAttribute('accept')).toBe('image/jpeg,image/png')
  })

  it('links back to the gender selection', async () => {
    const { visitor } = await capturing()
    await visitor.follow('性別の選択に戻る')
    await visitor.start.waitFor()
    expect(visitor.place()).toBe('/gender-select')
  })
})

describe.concurrent('a photo', () => {
  it.each(['撮影する', 'アルバムから選ぶ'])('is accepted from %s', async (name) => {
    const { page, visitor } = await capturing()
    await page.getByLabel(name).setInputFiles(fixturePath('portraits/spring-woman.jpg'))
    await visitor.heading('撮影した画像').waitFor()
    await page.getByText('線を指で動かし、生え際に合わせてください。').waitFor()
  })

  it('can be a PNG', async () => {
    const { visitor } = await capturing()
    await visitor.choose('photos/portrait.png')
  })

  it('can have the type image/jpg, the old name of JPEG', async () => {
    const { visitor } = await capturing()
    const buffer = Buffer.from(await readFixture('portraits/spring-woman.jpg'))
    await visitor.album.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpg', buffer })
    await visitor.slider.waitFor()
  })

  it('is discarded when the visitor goes back, and can be replaced by another one', async () => {
    const { visitor } = await capturing()
    await visitor.choose('portraits/spring-woman.jpg')
    await visitor.slider.fill('45')
    await visitor.press('写真を撮り直す')
    await visitor.heading('撮影前にご確認ください').waitFor()
    await visitor.slider.waitFor({ state: 'detached' })
    await visitor.picture.waitFor({ state: 'detached' })

    await visitor.choose('portraits/winter-woman.jpg')
    expect(await visitor.slider.inputValue()).toBe('20')
  })

  it('can be the same file that was discarded before', async () => {
    const { visitor } = await capturing()
    await visitor.choose('portraits/spring-woman.jpg')
    await visitor.press('写真を撮り直す')
    await visitor.choose('portraits/spring-woman.jpg')
  })
})
