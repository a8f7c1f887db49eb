import { expect, it } from 'vitest'
import { capture, messages } from '@kaoiro/texts/ja'
import { useSite } from '../../browser.js'
import { darkPhoto, nearlyBlackPhoto } from '../../screens/steps.js'
import { visibleText } from '../../visible-text.js'
import { visitorOf, waitForFocusedHeading } from '../../visitor.js'

const site = useSite()

it('a photo of doubtful quality is shown with a hint, and can be retaken, discarded with Back, or used anyway', async () => {
  const page = await site.open('/capture?gender=WOMEN')
  const visitor = visitorOf(page)
  const doubted = async () => {
    await visitor.album.setInputFiles(await darkPhoto())
    await waitForFocusedHeading(page, 'この写真をお使いになりますか')
  }
  await doubted()
  await page.getByRole('listitem').getByText(messages.reasons['too-dark']).waitFor()
  await visitor.picture.waitFor()
  await visitor.slider.waitFor({ state: 'detached' })
  for (const discard of [() => visitor.press('撮り直す'), () => page.goBack()]) {
    await discard()
    await visitor.heading('撮影前にご確認ください').waitFor()
    expect(visitor.place()).toBe('/capture?gender=WOMEN')
    await doubted()
  }
  await visitor.press('このまま使う')
  await waitForFocusedHeading(page, '撮影した画像')
  expect(await visitor.slider.inputValue()).toBe('20')
})

it('a nearly black photo is refused in the words of the failed screen, and can only be replaced', async () => {
  const page = await site.open('/capture?gender=WOMEN')
  const visitor = visitorOf(page)
  const refused = async () => {
    await visitor.album.setInputFiles(await nearlyBlackPhoto())
    await waitForFocusedHeading(page, capture.doubt.refused)
  }
  await refused()
  expect(await visibleText(page.getByRole('main').getByRole('listitem'))).toBe(
    messages.reasons['too-dark'],
  )
  expect(await page.getByRole('main').getByRole('button').allTextContents()).toEqual(['撮り直す'])
  for (const discard of [() => page.goBack(), () => visitor.press('撮り直す')]) {
    await discard()
    await visitor.heading('撮影前にご確認ください').waitFor()
    await refused()
  }
  await visitor.press('撮り直す')
  await visitor.choose('portraits/spring-woman.jpg')
})
