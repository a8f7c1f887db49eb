import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { messages } from '@kaoiro/core/locales/ja/content/messages'
import { readFixture } from '@kaoiro/fixtures/files'
import { useSite } from '../../browser.js'
import { visitorOf, waitForFocusedHeading } from '../../visitor.js'

const site = useSite()

const portrait = async () => PNG.sync.read(Buffer.from(await readFixture('photos/portrait.png')))

const file = (png: PNG) => ({
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: PNG.sync.write(png),
})

const dark = async () => {
  const png = await portrait()
  png.data.forEach((value, at) => {
    if (at % 4 !== 3) png.data[at] = value / 6
  })
  return file(png)
}

/** A part of the portrait that is too small for a face. */
const small = async () => {
  const png = new PNG({ width: 120, height: 160 })
  PNG.bitblt(await portrait(), png, 100, 100, 120, 160, 0, 0)
  return file(png)
}

const doubted = async (photo: () => ReturnType<typeof dark>) => {
  const page = await site.open('/capture?gender=WOMEN')
  const visitor = visitorOf(page)
  await visitor.album.setInputFiles(await photo())
  await waitForFocusedHeading(page, 'この写真を使いますか')
  return { page, visitor }
}

describe.concurrent('a photo of doubtful quality', () => {
  it.each([
    ['dark', dark, 'too-dark'],
    ['small', small, 'too-small'],
  ] as const)('is shown with a hint: %s', async (_, photo, hint) => {
    const { page, visitor } = await doubted(photo)
    await page.getByRole('listitem').getByText(messages.hints[hint]).waitFor()
    await visitor.picture.waitFor()
    await visitor.slider.waitFor({ state: 'detached' })
  })

  it('can be retaken', async () => {
    const { visitor } = await doubted(dark)
    await visitor.press('撮り直す')
    await visitor.heading('撮影前にご確認ください').waitFor()
    await visitor.choose('portraits/spring-woman.jpg')
  })

  it('is discarded by the browser’s Back button', async () => {
    const { page, visitor } = await doubted(dark)
    await page.goBack()
    await visitor.heading('撮影前にご確認ください').waitFor()
    expect(visitor.place()).toBe('/capture?gender=WOMEN')
  })

  it('can be used anyway', async () => {
    const { page, visitor } = await doubted(dark)
    await visitor.press('このまま使う')
    await waitForFocusedHeading(page, '撮影した画像')
    expect(await visitor.slider.inputValue()).toBe('20')
  })
})

it('does not show a hint for a good photo', async () => {
  const page = await site.open('/capture?gender=WOMEN')
  const visitor = visitorOf(page)
  await visitor.choose('photos/portrait.png')
  for (const hint of Object.values(messages.hints))
    expect(await page.getByText(hint).count()).toBe(0)
})
