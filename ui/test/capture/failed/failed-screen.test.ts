import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Gender } from '@kaoiro/core/diagnosis'
import { capture, messages } from '@kaoiro/texts/ja'
import { paths } from '../../../src/site/paths.js'
import { violationsOn } from '../../a11y/checks.js'
import { useSite } from '../../browser.js'
import { withHistoryState } from '../../visitor.js'
import type { Answer, Call } from '../../mock-service.js'
import { visitorOf, waitForTitle } from '../../visitor.js'
import { mockService } from '../../mock-service.js'
import { visibleText } from '../../visible-text.js'

const site = useSite()

const apology = '申し訳ございません。顔分析の処理中にエラーが発生しました。'
const hint =
  '画像が不鮮明か、顔を認識できなかった可能性があります。明るい場所で正面を向いて、撮り直してください。'

const samePhoto = (page: Page) => page.getByRole('button', { name: '同じ写真でもう一度試す' })

/** Sends a photo whose analysis fails. */
const fail = async (gender: Gender, photo: string, prepare?: (page: Page) => Promise<unknown>) => {
  const page = await site.open(paths.capture(gender), prepare)
  const visitor = visitorOf(page)
  await visitor.choose(photo)
  await visitor.check()
  await visitor.heading('分析に失敗しました').waitFor()
  return { page, visitor }
}

const overBrokenService = (page: Page) => mockService(page, { create: { status: 500 } })

/** Fails without waiting for a poll. */
const failAtOnce = (gender: Gender = 'MEN') =>
  fail(gender, 'portraits/spring-man.jpg', overBrokenService)

const answeredWith = (get: Answer) => (page: Page) => mockService(page, { get })

describe.concurrent('a failed analysis', () => {
  it('is explained next to the photo if it does not show a face', async ({ expect }) => {
    const { page, visitor } = await fail('WOMEN', 'photos/landscape.jpg')
    expect(visitor.place()).toBe('/failed')
    expect(await visibleText(visitor.alert)).toBe(messages.reasons['no-face'])
    expect(await page.getByText(hint).count()).toBe(0)
    // The photo is the cause, not an error.
    expect(await page.getByText(apology).count()).toBe(0)
    expect(await samePhoto(page).count()).toBe(0)
    const picture = page.getByRole('img', { name: capture.doubt.picture })
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await page.reload()
    await visitor.heading('分析に失敗しました').waitFor()
    expect(await picture.count()).toBe(0)
    await waitForTitle(page, '分析に失敗しました｜Kaoiro')
  })

  it('is an error if the service reports a fault', async () => {
    const { page, visitor } = await fail(
      'WOMEN',
      'portraits/spring-woman.jpg',
      answeredWith({ body: { status: 'failed', reason: 'internal-error' } }),
    )
    await page.getByText(apology).waitFor()
    expect(await visibleText(visitor.alert)).toBe(messages.reasons['internal-error'])
  })

  it('is not explained without a known reason', async () => {
    const { page, visitor } = await fail(
      'WOMEN',
      'portraits/spring-woman.jpg',
      answeredWith({ body: { status: 'failed', reason: 'of-another-service' } }),
    )
    await page.getByText(hint).waitFor()
    expect(await visibleText(visitor.alert)).toBe('')
    expect(await samePhoto(page).count()).toBe(0)
  })
})

describe.concurrent('the same photo', () => {
  it('can be analysed again with two taps, with its guide', async () => {
    const page = await site.open(paths.capture('WOMEN'), overBrokenService)
    const visitor = visitorOf(page)
    await visitor.choose('portraits/spring-woman.jpg')
    await visitor.slider.fill('31')
    await visitor.check()
    await visitor.heading('分析に失敗しました').waitFor()
    expect(await violationsOn(page)).toEqual([])
    await page.unrouteAll()
    await samePhoto(page).click()
    expect(await visitor.slider.inputValue()).toBe('31')
    await visitor.check()
    await visitor.result()
  })

  it('can fail again, and be discarded', async () => {
    const { page, visitor } = await failAtOnce()
    await samePhoto(page).click()
    await visitor.check()
    await visitor.heading('分析に失敗しました').waitFor()
    await samePhoto(page).click()
    await visitor.press('写真を撮り直す')
    await visitor.heading('撮影前にご確認ください').waitFor()
    expect(await visibleText(visitor.alert)).toBe('')
  })

  it('is forgotten once the visitor leaves the failed screen', async () => {
    const { page, visitor } = await failAtOnce()
    await visitor.follow('性別の選択に戻る')
    await visitor.start.waitFor()
    await page.goBack()
    await visitor.heading('分析に失敗しました').waitFor()
    expect(await samePhoto(page).count()).toBe(0)
  })
})

describe.concurrent('the failed screen', () => {
  it('stays the same after a reload, but for the photo, and links to another photo for the same gender', async () => {
    const { page, visitor } = await failAtOnce()
    const reason = await visibleText(visitor.alert)
    expect(reason).toContain('サービスで問題が発生しました。')
    await page.reload()
    await visitor.heading('分析に失敗しました').waitFor()
    expect(await visibleText(visitor.alert)).toBe(reason)
    expect(await samePhoto(page).count()).toBe(0)
    await visitor.follow('撮り直す')
    await page.waitForURL('**/capture?gender=MEN')
  })

  it('shows neither reason nor gender when opened directly', async () => {
    const page = await site.open('/failed')
    const visitor = visitorOf(page)
    await page.getByText(apology).waitFor()
    await page.getByText(hint).waitFor()
    expect(await visibleText(visitor.alert)).toBe('')
    await visitor.follow('撮り直す')
    await visitor.start.waitFor()
    expect(visitor.place()).toBe('/gender-select')
  })

  it.each([
    ['text', 'text'],
    ['an unknown error', { gender: null, error: { _tag: 'Later' } }],
  ])('ignores %s in its history entry', async (_, state) => {
    const page = await site.open('/failed', withHistoryState(state))
    const visitor = visitorOf(page)
    await visitor.heading('分析に失敗しました').waitFor()
    expect(await visibleText(visitor.alert)).toBe('')
    await visitor.follow('撮り直す')
    await page.waitForURL('**/gender-select')
  })
})

describe.concurrent('the console', () => {
  /** Returns the errors that the site logs, and the text of the failed screen. */
  const failureOver = async (
    answers: Partial<Record<Call, Answer>>,
    photo = 'portraits/spring-woman.jpg',
  ) => {
    const logged: Array<string> = []
    const page = await site.open(paths.capture('WOMEN'), async (page: Page) => {
      page.on('console', (message) => {
        if (message.type() === 'error' && message.text().startsWith('Kaoiro'))
          logged.push(message.text())
      })
      await mockService(page, answers)
    })
    const visitor = visitorOf(page)
    await visitor.pick(photo)
    if (photo.startsWith('portraits')) await visitor.check()
    await visitor.heading('分析に失敗しました').waitFor()
    return { logged, text: await visibleText(page.getByRole('main')) }
  }

  it.each<[string, Partial<Record<Call, Answer>>]>([
    [
      'Session status: failed (no known reason)',
      { get: { body: { status: 'failed', reason: 'session s-1 broke' } } },
    ],
    ['No answer (request analysis: Failed to fetch)', { request: 'broken' }],
  ])('logs a failure without the photo and the session: %s', async (line, answers) => {
    const { logged, text } = await failureOver(answers)
    expect(logged).toEqual([`Kaoiro: ${line}`])
    // Technical details and English stay out of the page.
    expect(text).not.toMatch(/[a-z]{3}|\d{3}/i)
  })
})
