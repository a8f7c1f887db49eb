import { describe, expect, it } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import { violationsOn } from '../../a11y/checks.js'
import { useSite } from '../../browser.js'
import { withoutWorker } from '../../photo-preparation.js'
import { visitorOf, withCameraApp } from '../../visitor.js'
import { visibleText } from '../../visible-text.js'

const site = useSite()

const capturing = async () => {
  const page = await site.open('/capture?gender=WOMEN', withCameraApp)
  return { page, visitor: visitorOf(page) }
}

const video = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
const webp = Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1')
// The header of a PNG of 10,000 × 10,000 pixels.
const large = Buffer.from('89504e470d0a1a0a0000000d4948445200002710000027100802000000', 'hex')

const notAStillImage = '動画は使用できません。静止画を選択して、もう一度お試しください。'
const notAPhoto = 'は使用できません。JPEGかPNGの写真をお選びください。'

it('rejects a file of another type than JPEG and PNG, or too large, with the reason and what to do, and accepts a photo next', async () => {
  const { page, visitor } = await capturing()
  for (const [name, buffer, ...texts] of [
    ['photo.jpg', video, notAStillImage],
    ['photo.jpg', Buffer.alloc(0), `空のファイル${notAPhoto}`],
    ['photo.jpg', Buffer.from('%PDF-1.7\n'), `PDF${notAPhoto}`],
    ['photo.jpg', Buffer.from('text'), `画像ではないファイル${notAPhoto}`],
    ['photo.jpeg', heic, 'HEIC画像は使用できません。', 'JPEGかPNG', '互換性優先'],
    ['photo.jpg', webp, 'WebP画像は使用できません。', 'JPEGかPNG', 'スクリーンショット'],
    ['photo.png', large, 'この写真は10000万画素あります。6400万画素以下の写真をお選びください。'],
    ['film.mp4', video, notAStillImage],
  ] as const) {
    await visitor.album.setInputFiles({ name, mimeType: 'image/jpeg', buffer })
    for (const text of texts) await visitor.alert.getByText(text).waitFor()
    expect(await visitor.album.inputValue()).toBe('')
    await visitor.heading('撮影前にご確認ください').waitFor()
  }
  expect(await violationsOn(page)).toEqual([])
  await visitor.choose('portraits/spring-woman.jpg')
  await visitor.alert.waitFor({ state: 'detached' })
  await visitor.press('写真を撮り直す')
  await visitor.heading('撮影前にご確認ください').waitFor()
  expect(await visibleText(visitor.alert)).toBe('')
})

it('says what to change if the browser returns noise, and prepares the photo once it does not', async () => {
  const page = await site.open('/capture?gender=WOMEN', async (page) => {
    await withCameraApp(page)
    await withoutWorker(page)
  })
  const visitor = visitorOf(page)
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
