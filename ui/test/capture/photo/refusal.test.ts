import { describe, expect, it } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import { violationsOn } from '../../a11y/checks.js'
import { useSite } from '../../browser.js'
import { visitorOf, withCameraApp } from '../../visitor.js'
import { visibleText } from '../../visible-text.js'

const site = useSite()

const capturing = async () => {
  const page = await site.open('/capture?gender=WOMEN', withCameraApp)
  return { page, visitor: visitorOf(page) }
}

const notAStillImage = '動画は使用できません。静止画を選択して、もう一度お試しください。'

const named = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

const video = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')

describe.concurrent('a file that is not a photo', () => {
  it.each(['photo.jpg', 'film.mp4'])('is rejected with the specified message: %s', async (name) => {
    const { visitor } = await capturing()
    await visitor.album.setInputFiles(named(name, video))
    await visitor.alert.getByText(notAStillImage).waitFor()
    await visitor.heading('撮影前にご確認ください').waitFor()
  })

  it.each([
    ['空のファイル', Buffer.alloc(0)],
    ['PDF', Buffer.from('%PDF-1.7\n')],
    ['画像ではないファイル', Buffer.from('text')],
  ])('is named: %s', async (type, bytes) => {
    const { visitor } = await capturing()
    await visitor.album.setInputFiles(named('photo.jpg', bytes))
    await visitor.alert
      .getByText(`${type}は使用できません。JPEGかPNGの写真をお選びください。`)
      .waitFor()
  })

  it('leaves the input empty, so that a photo can follow', async () => {
    const { page, visitor } = await capturing()
    await visitor.album.setInputFiles(named('film.mp4', video))
    await page.getByText(notAStillImage).waitFor()
    expect(await visitor.album.inputValue()).toBe('')

    await visitor.choose('portraits/spring-woman.jpg')
    await visitor.alert.waitFor({ state: 'detached' })
    await visitor.press('写真を撮り直す')
    await visitor.heading('撮影前にご確認ください').waitFor()
    expect(await visibleText(visitor.alert)).toBe('')
  })
})

describe.concurrent('a picture that is neither JPEG nor PNG', () => {
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  const webp = Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1')

  it.each([
    ['HEIC画像', 'photo.jpeg', heic, '互換性優先'],
    ['WebP画像', 'photo.jpg', webp, 'スクリーンショット'],
  ])('is rejected with the types that can be used: %s', async (type, name, bytes, way) => {
    const { page, visitor } = await capturing()
    await visitor.album.setInputFiles(named(name, bytes))
    await visitor.alert.filter({ hasText: `${type}は使用できません。` }).waitFor()
    const text = await visibleText(visitor.alert)
    expect(text).toContain('JPEGかPNG')
    expect(text).toContain(way)
    expect(text).not.toContain('動画')
    expect(await violationsOn(page)).toEqual([])
  })
})

it('rejects a photo of too many pixels with the reason', async () => {
  const { visitor } = await capturing()
  // The header of a PNG of 10,000 × 10,000 pixels.
  const header = '89504e470d0a1a0a0000000d4948445200002710000027100802000000'
  await visitor.album.setInputFiles(named('photo.png', Buffer.from(header, 'hex')))
  await visitor.alert
    .getByText('この写真は10000万画素あります。6400万画素以下の写真をお選びください。')
    .waitFor()
})

describe.concurrent('a reload while the camera is open', () => {
  const lost = '撮影中にページが再読み込みされました。'

  it('is reported once', async () => {
    const { page, visitor } = await capturing()
    const opened = page.waitForEvent('filechooser')
    await visitor.camera.click()
    await opened
    await page.reload()
    await visitor.alert.filter({ hasText: lost }).waitFor()
    await page.reload()
    await visitor.heading('撮影前にご確認ください').waitFor()
    expect(await visibleText(visitor.alert)).toBe('')
  })

  it('is not reported if the visitor had come back from the camera', async () => {
    const { page, visitor } = await capturing()
    const opened = page.waitForEvent('filechooser')
    await visitor.camera.click()
    await (await opened).setFiles([])
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await page.reload()
    await visitor.heading('撮影前にご確認ください').waitFor()
    expect(await visibleText(visitor.alert)).toBe('')
  })

  it('is not reported if a photo was chosen and discarded', async () => {
    const { page, visitor } = await capturing()
    const opened = page.waitForEvent('filechooser')
    await visitor.album.click()
    await (await opened).setFiles(fixturePath('portraits/spring-woman.jpg'))
    await visitor.press('写真を撮り直す')
    await visitor.heading('撮影前にご確認ください').waitFor()
    expect(await visibleText(visitor.alert)).toBe('')
  })
})
