import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { content as ja, capture as captureJa, result as resultJa } from '@kaoiro/texts/ja'
import { violationsOn } from './a11y/checks.js'
import { useSite } from './browser.js'
import { visitorOf } from './visitor.js'

const site = useSite()

const { take } = resultJa.morePhotos
const { number, back } = captureJa.another
const { heading: agreement, byLevel, meaning } = ja.agreement

const photoNumber = (page: Page, count: number) =>
  page.getByText(number({ number: count, max: 5 }), { exact: true })

/** Goes to the result of a first photo. */
const diagnosed = async (portrait = 'portraits/spring-woman.jpg') => {
  const page = await site.open()
  const visitor = visitorOf(page)
  const code = await visitor.diagnose('女性', portrait)
  return { page, visitor, code }
}

/** Goes from a result to the camera, for a further photo. */
const begin = async (page: Page, count: number) => {
  const visitor = visitorOf(page)
  await visitor.follow(take)
  await photoNumber(page, count).waitFor()
  expect(visitor.place()).toBe('/capture?gender=WOMEN')
}

/** Adds a further photo to a result, and returns the combined code. */
const add = async (page: Page, count: number, portrait: string) => {
  const visitor = visitorOf(page)
  await begin(page, count)
  await visitor.choose(portrait)
  await photoNumber(page, count).waitFor()
  await visitor.check()
  const code = await visitor.result()
  await page.getByText(meaning({ photos: count }), { exact: true }).waitFor()
  return code
}

// The tests run concurrently, because each analysis waits three seconds before its first poll.
describe.concurrent('a second photo', () => {
  it('of the same face confirms the result, also after a reload, and is deleted from the service with the first one', async ({
    expect,
  }) => {
    const { page, visitor, code } = await diagnosed()
    expect(await page.getByRole('heading', { name: agreement }).count()).toBe(0)
    await begin(page, 2)
    await page.reload()
    await photoNumber(page, 2).waitFor()
    await visitor.choose('portraits/spring-woman.jpg')
    await visitor.check()
    expect(await visitor.result()).toBe(code)
    await expect.poll(() => page.getByText(byLevel.all({ photos: 2 })).count()).toBe(2)
    await page.reload()
    await page.getByRole('heading', { name: agreement }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: agreement }).waitFor({ state: 'detached' })
    expect(await visitor.result()).toBe(code)
    await page.goForward()
    await page.getByRole('heading', { name: agreement }).waitFor()

    const asked = new Set<string>()
    page.on('request', (request) => {
      if (request.method() === 'DELETE') asked.add(request.url())
    })
    await visitor.deleteAll()
    await page
      .getByText('診断結果をサービスから削除しました。お写真は、それより前に削除されています。')
      .waitFor()
    expect(asked.size).toBe(2)
    for (const session of asked) expect((await page.request.get(session)).status()).toBe(404)
    // The first result's entry is emptied, too.
    const forgotten = async () => {
      await visitor.result()
      await page.waitForFunction(() => {
        const state = JSON.stringify(history.state)
        return !state.includes('answers') && !state.includes('sessionId')
      })
      expect(await page.getByRole('link', { name: take }).count()).toBe(0)
    }
    await forgotten()
    await page.goBack()
    await forgotten()
    await page.goBack()
    await visitor.start.waitFor()
  })

  it('of another face is combined with the first photo, and later with a third photo', async () => {
    const { page } = await diagnosed()
    await add(page, 2, 'portraits/winter-woman.jpg')
    await page
      .getByText(byLevel.some({ count: 1, photos: 2 }))
      .first()
      .waitFor()
    await add(page, 3, 'portraits/winter-woman.jpg')
    await page
      .getByText(byLevel.most({ count: 2, photos: 3 }))
      .first()
      .waitFor()
    expect(await violationsOn(page)).toEqual([])
    // A person who opens the URL sees the result without the agreement.
    const another = await page.context().newPage()
    await another.goto(page.url())
    await visitorOf(another).heading('診断結果').waitFor()
    expect(await another.getByRole('heading', { name: agreement }).count()).toBe(0)
    expect(await another.getByRole('link', { name: take }).count()).toBe(0)
  })

  it('that is not taken or fails leaves the result unchanged, and can be retaken', async () => {
    const { page, visitor, code } = await diagnosed()
    await begin(page, 2)
    expect(await violationsOn(page)).toEqual([])
    await visitor.follow(back)
    expect(await visitor.result()).toBe(code)
    await begin(page, 2)
    await page.goBack()
    expect(await visitor.result()).toBe(code)
    await begin(page, 2)
    await visitor.choose('photos/landscape.jpg')
    await visitor.check()
    await visitor.heading('分析に失敗しました').waitFor()
    expect(await violationsOn(page)).toEqual([])
    await visitor.follow('撮り直す')
    await photoNumber(page, 2).waitFor()
    await page.goBack()
    await visitor.heading('分析に失敗しました').waitFor()
    await visitor.follow(back)
    expect(await visitor.result()).toBe(code)
    await page.getByRole('link', { name: take }).waitFor()
  })
})
