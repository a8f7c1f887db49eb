import { describe, expect, it } from 'vitest'
import { messages } from '@kaoiro/texts/ja'
import { useSite } from '../../browser.js'
import { darkPhoto } from '../../screens/steps.js'
import { visitorOf, waitForFocusedHeading } from '../../visitor.js'

const site = useSite()

const doubted = async () => {
  const page = await site.open('/capture?gender=WOMEN')
  const visitor = visitorOf(page)
  await visitor.album.setInputFiles(await darkPhoto())
  await waitForFocusedHeading(page, 'この写真を使いますか')
  return { page, visitor }
}

describe.concurrent('a photo of doubtful quality', () => {
  it('is shown with a hint', async () => {
    const { page, visitor } = await doubted()
    await page.getByRole('listitem').getByText(messages.hints['too-dark']).waitFor()
    await visitor.picture.waitFor()
    await visitor.slider.waitFor({ state: 'detached' })
  })

  it('can be retaken', async () => {
    const { visitor } = await doubted()
    await visitor.press('撮り直す')
    await visitor.heading('撮影前にご確認ください').waitFor()
    await visitor.choose('portraits/spring-woman.jpg')
  })

  it('is discarded by the browser’s Back button', async () => {
    const { page, visitor } = await doubted()
    await page.goBack()
    await visitor.heading('撮影前にご確認ください').waitFor()
    expect(visitor.place()).toBe('/capture?gender=WOMEN')
  })

  it('can be used anyway', async () => {
    const { page, visitor } = await doubted()
    await visitor.press('このまま使う')
    await waitForFocusedHeading(page, '撮影した画像')
    expect(await visitor.slider.inputValue()).toBe('20')
  })
})
