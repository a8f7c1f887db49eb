import { describe, expect, it } from 'vitest'
import { fixturePath, readFixture } from '@kaoiro/fixtures/files'
import { useSite } from '../browser.js'
import { visitorOf } from '../visitor.js'

const site = useSite()

const capturing = async () => {
  const page = await site.open('/capture?gender=WOMEN')
  return { page, visitor: visitorOf(page) }
}

describe.concurrent('before the photo', () => {
  it('the visitor reads what makes a good photo, as the second of three steps', async () => {
    const { page } = await capturing()
    await page.getByText('ステップ2／3').waitFor()
    for (const tip of [
      '自然光か蛍光灯のもとで、静止画を撮影してください。',
      '顔をまっすぐに向け、顔全体を入れてください。',
      '眼鏡、マスク、帽子は外してください。',
      'メイクをしていない状態をおすすめします。',
    ])
      await page.getByText(tip).waitFor()
  })

  it('one button asks for the front camera and the other for the album', async () => {
    const { visitor } = await capturing()
    expect(await visitor.camera.getAttribute('capture')).toBe('user')
    expect(await visitor.album.getAttribute('capture')).toBeNull()
    for (const input of [visitor.camera, visitor.album])
      expect(await input.getAttribute('accept')).toBe('image/jpeg,image/png')
  })

  it('the way back leads to the gender selection', async () => {
    const { visitor } = await capturing()
    await visitor.follow('性別の選択に戻る')
    await visitor.start.waitFor()
    expect(visitor.place()).toBe('/gender-select')
  })
})

describe.concurrent('a photo', () => {
  it.each(['撮影する', 'アルバムから選ぶ'])('is accepted by "%s"', async (name) => {
    const { page, visitor } = await capturing()
    await page.getByLabel(name).setInputFiles(fixturePath('portraits/spring-woman.jpg'))
    await visitor.heading('撮影した画像').waitFor()
    await page.getByText('線を指で動かし、生え際に合わせてください。').waitFor()
  })

  it('may be a PNG', async () => {
    const { visitor } = await capturing()
    await visitor.choose('photos/portrait.png')
  })

  it('may be called image/jpg, the old name of JPEG', async () => {
    const { visitor } = await capturing()
    const buffer = Buffer.from(await readFixture('portraits/spring-woman.jpg'))
    await visitor.album.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpg', buffer })
    await visitor.slider.waitFor()
  })

  it('is shown upright and at its prepared size', async () => {
    const { visitor } = await capturing()
    // Its pixels lie on their side.
    await visitor.choose('photos/orientation-6.jpg')
    const size = await visitor.picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return [image.naturalWidth, image.naturalHeight]
    })
    expect(size).toEqual([531, 708])
  })

  it('is discarded on the way back to the shooting, and another one can be taken', async () => {
    const { visitor } = await capturing()
    await visitor.choose('portraits/spring-woman.jpg')
    await visitor.slider.fill('45')
    await visitor.press('顔の撮影に戻る')
    await visitor.heading('撮影前にご確認ください').waitFor()
    expect(await visitor.slider.count()).toBe(0)
    expect(await visitor.picture.count()).toBe(0)

    await visitor.choose('portraits/winter-woman.jpg')
    expect(await visitor.slider.inputValue()).toBe('20')
  })

  it('is taken again after it was discarded, though it is the same file', async () => {
    const { visitor } = await capturing()
    await visitor.choose('portraits/spring-woman.jpg')
    await visitor.press('顔の撮影に戻る')
    await visitor.choose('portraits/spring-woman.jpg')
  })

  it('is asked for again after a reload, for the same gender', async () => {
    const { page, visitor } = await capturing()
    await visitor.choose('portraits/spring-woman.jpg')
    await page.reload()
    await visitor.heading('撮影前にご確認ください').waitFor()
    expect(visitor.place()).toBe('/capture?gender=WOMEN')
  })
})
