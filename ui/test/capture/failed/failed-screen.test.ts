import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import { genders } from '@kaoiro/core/diagnosis/gender'
import { messages } from '@kaoiro/core/content/messages/ja'
import { paths } from '../../../src/site/paths.js'
import { useSite } from '../../browser.js'
import { withEntry } from '../../history-entry.js'
import type { Answer } from '../../mock-service.js'
import { visitorOf, waitForTitle } from '../../visitor.js'
import { mockService } from '../../mock-service.js'
import { shownText } from '../../shown-text.js'

const site = useSite()

const apology = '申し訳ございません。顔分析の処理中にエラーが発生しました。'
const hint =
  '画像が不鮮明か、顔を認識できなかった可能性があります。明るい場所で正面を向いて、撮り直してください。'

/** From the capture screen to a failure, with a photo. */
const fail = async (gender: Gender, photo: string, prepare?: (page: Page) => Promise<unknown>) => {
  const page = await site.open(paths.capture.href(gender), prepare)
  const visitor = visitorOf(page)
  await visitor.choose(photo)
  await visitor.check()
  await visitor.heading('分析に失敗しました').waitFor()
  return { page, visitor }
}

const overBrokenService = (page: Page) => mockService(page, { create: { status: 500 } })

/** The same without a wait. */
const failAtOnce = (gender: Gender = 'MEN') =>
  fail(gender, 'portraits/spring-man.jpg', overBrokenService)

const answeredWith = (get: Answer) => (page: Page) => mockService(page, { get })

describe.concurrent('an analysis that has failed', () => {
  it('says that a photo without a face has none', async () => {
    const { page, visitor } = await fail('WOMEN', 'photos/landscape.jpg')
    expect(visitor.place()).toBe('/failed')
    await page.getByText(apology).waitFor()
    await page.getByText(hint).waitFor()
    expect(await shownText(visitor.alert)).toBe(messages.reasons['no-face'])
    await waitForTitle(page, '分析に失敗しました｜Kaoiro')
  })

  it.each(['many-faces', 'too-dark', 'internal-error'] as const)(
    'says in words why the service could not: %s',
    async (reason) => {
      const { visitor } = await fail(
        'WOMEN',
        'portraits/spring-woman.jpg',
        answeredWith({ body: { data: { status: 'failed', reason } } }),
      )
      expect(await shownText(visitor.alert)).toBe(messages.reasons[reason])
    },
  )

  it.each([{}, { reason: null }, { reason: 'of-another-service' }])(
    'says no more than is known: %j',
    async (given) => {
      const { page, visitor } = await fail(
        'WOMEN',
        'portraits/spring-woman.jpg',
        answeredWith({ body: { status: 'failed', ...given } }),
      )
      await page.getByText(hint).waitFor()
      expect(await shownText(visitor.alert)).toBe('')
    },
  )
})

describe.concurrent('the failed page', () => {
  it.each(genders)('leads to another photo for %s', async (gender) => {
    const { visitor } = await failAtOnce(gender)
    await visitor.follow('撮り直す')
    await visitor.heading('撮影前にご確認ください').waitFor()
    expect(visitor.place()).toBe(`/capture?gender=${gender}`)
    expect(await shownText(visitor.alert)).toBe('')
  })

  it('leads back to the gender selection', async () => {
    const { visitor } = await failAtOnce()
    await visitor.follow('性別の選択に戻る')
    await visitor.start.waitFor()
    expect(visitor.place()).toBe('/gender-select')
  })

  it('replaces the capture: back leads to the first screen', async () => {
    const page = await site.open('/', overBrokenService)
    const visitor = visitorOf(page)
    await visitor.begin('男性')
    await visitor.choose('portraits/spring-man.jpg')
    await visitor.check()
    await visitor.heading('分析に失敗しました').waitFor()
    await page.goBack()
    await visitor.start.waitFor()
    expect(visitor.place()).toBe('/')
  })

  it('is the same after a reload', async () => {
    const { page, visitor } = await failAtOnce()
    const reason = await shownText(visitor.alert)
    expect(reason).toContain('サービスで問題が発生しました。')
    await page.reload()
    await visitor.heading('分析に失敗しました').waitFor()
    expect(await shownText(visitor.alert)).toBe(reason)
    await visitor.follow('撮り直す')
    await page.waitForURL('**/capture?gender=MEN')
  })

  it('knows no reason and no gender when it is opened by itself', async () => {
    const page = await site.open('/failed')
    const visitor = visitorOf(page)
    await page.getByText(apology).waitFor()
    await page.getByText(hint).waitFor()
    expect(await shownText(visitor.alert)).toBe('')
    await visitor.follow('撮り直す')
    await visitor.start.waitFor()
    expect(visitor.place()).toBe('/gender-select')
  })

  it.each([
    ['no state', 'text'],
    ['an unknown gender', { gender: 'OTHER', error: null }],
    ['an unknown error', { gender: null, error: { _tag: 'Later' } }],
  ])('treats %s in its history entry as absent', async (_, state) => {
    const page = await site.open('/failed', withEntry(state))
    const visitor = visitorOf(page)
    await visitor.heading('分析に失敗しました').waitFor()
    expect(await shownText(visitor.alert)).toBe('')
    await visitor.follow('撮り直す')
    await page.waitForURL('**/gender-select')
  })
})
