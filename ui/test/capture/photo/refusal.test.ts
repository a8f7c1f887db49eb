import { describe, expect, it } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import { useSite } from '../../browser.js'
import { visitorOf } from '../../visitor.js'
import { visibleText } from '../../visible-text.js'

const site = useSite()

const capturing = async () => {
  const page = await site.open('/capture?gender=WOMEN')
  return { page, visitor: visitorOf(page) }
}

const notAStillImage = '動画は使用できません。静止画を選択して、もう一度お試しください。'

/** Contents of files with the name and type of a photo. */
const files = {
  gif: Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'),
  video: Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'),
  nothing: Buffer.alloc(0),
  /** The header of a PNG of 10,000 × 10,000 pixels. */
  hugePng: Buffer.from('89504e470d0a1a0a0000000d4948445200002710000027100802000000', 'hex'),
  beginning: Buffer.from('ffd8ffe000104a464946', 'hex'),
}

describe.concurrent('a file that is not a photo', () => {
  it.each(['gif', 'video', 'nothing'] as const)(
    'is rejected with the specified message: %s',
    async (name) => {
      const { page, visitor } = await capturing()
      await visitor.album.setInputFiles({
        name: 'photo.jpg',
        mimeType: 'image/jpeg',
        buffer: files[name],
      })
      await page.getByText(notAStillImage).waitFor()
      expect(await visibleText(visitor.alert)).toBe(notAStillImage)
      await visitor.heading('撮影前にご確認ください').waitFor()
    },
  )

  it('is rejected under any name', async () => {
    const { page, visitor } = await capturing()
    const file = { name: 'film.mp4', mimeType: 'video/mp4', buffer: files.video }
    await visitor.camera.setInputFiles(file)
    await page.getByText(notAStillImage).waitFor()
  })

  it('leaves the input empty, so that a photo can follow', async () => {
    const { page, visitor } = await capturing()
    await visitor.pick('photos/text.jpg')
    await page.getByText(notAStillImage).waitFor()
    expect(await visitor.album.inputValue()).toBe('')

    await visitor.choose('portraits/spring-woman.jpg')
    await visitor.alert.waitFor({ state: 'detached' })
    await visitor.press('顔の撮影に戻る')
    await visitor.heading('撮影前にご確認ください').waitFor()
    expect(await visibleText(visitor.alert)).toBe('')
  })
})

describe.concurrent('an unusable photo', () => {
  it.each([
    ['hugePng', 'この写真は10000万画素あります。6400万画素以下の写真をお選びください。'],
    ['beginning', 'この写真はファイルが壊れているか、途中で切れています。'],
  ] as const)('is rejected with the reason: %s', async (name, text) => {
    const { page, visitor } = await capturing()
    await visitor.album.setInputFiles({
      name: 'photo.jpg',
      mimeType: 'image/jpeg',
      buffer: files[name],
    })
    await page.getByText(text).waitFor()
    expect(await visibleText(visitor.alert)).toBe(text)
  })
})

describe.concurrent('a reload while the camera is open', () => {
  const lost = '撮影中にページが読み込み直されました。'

  it('is reported once', async () => {
    const { page, visitor } = await capturing()
    const opened = page.waitForEvent('filechooser')
    await page.getByText('撮影する', { exact: true }).click()
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
    await page.getByText('撮影する', { exact: true }).click()
    await (await opened).setFiles([])
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await page.reload()
    await visitor.heading('撮影前にご確認ください').waitFor()
    expect(await visibleText(visitor.alert)).toBe('')
  })

  it('is not reported if a photo was chosen and discarded', async () => {
    const { page, visitor } = await capturing()
    const opened = page.waitForEvent('filechooser')
    await page.getByText('アルバムから選ぶ', { exact: true }).click()
    await (await opened).setFiles(fixturePath('portraits/spring-woman.jpg'))
    await visitor.press('顔の撮影に戻る')
    await visitor.heading('撮影前にご確認ください').waitFor()
    expect(await visibleText(visitor.alert)).toBe('')
  })
})
