import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { content as ja, result as resultJa } from '@kaoiro/texts/ja'
import type { Level } from '@kaoiro/core/diagnosis'
import { byTrait } from '@kaoiro/core/diagnosis'
import type { Agreement } from '@kaoiro/core/results'
import type { StoredAnswer } from '@kaoiro/screens/result'
import { resultCode } from '@kaoiro/core/result-code'
import { diagnosedWith } from '@kaoiro/fixtures/average-diagnosis'
import { violationsOn } from '../a11y/checks.js'
import { useSite } from '../browser.js'
import { addressWith } from '../results.js'
import { settled } from '../settled.js'
import { recordedAnswer, mockService } from '../mock-service.js'
import { visitorOf, withHistoryState } from '../visitor.js'
import { withoutBreaks } from '../../src/components/break-place.js'
import { visibleTexts } from '../visible-text.js'

const site = useSite()

const { heading, advice, likelihoods, reference, doubts } = ja.certainty

const partOn = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name, exact: true }) })

const adviceOn = (page: Page) => page.locator('details', { hasText: advice })

describe.concurrent('right after an analysis', () => {
  it('a result says how certain each answer is, which other one is near, and how to improve it', async () => {
    const body = await recordedAnswer('completed-with-doubts')
    const page = await site.open('/', (page) => mockService(page, { get: { body } }))
    const visitor = visitorOf(page)
    await visitor.diagnose('女性', 'portraits/spring-woman.jpg')
    const section = partOn(page, heading)
    const [pattern, colour] = (await section.locator('dl > div').allInnerTexts()).map(withoutBreaks)
    expect(pattern).toBe('フェイスパターン' + likelihoods.likely)
    expect(colour).toMatch(/^パーソナルカラー似た色合いの.*約\d+枚が「.*」とされています。$/)
    // The season is uncertain. Then only the two worst doubts; an unknown doubt is ignored.
    await adviceOn(page).getByRole('heading').click()
    expect(await visibleTexts(adviceOn(page).getByRole('term'))).toEqual([
      reference.name,
      doubts.smile.name,
      doubts['side-light'].name,
    ])
    await adviceOn(page).getByText(doubts.smile.advice).waitFor()

    const card = adviceOn(page).getByRole('link', { name: 'ライトカード（PDF）' })
    expect(await card.getAttribute('href')).toBe('/light-card.pdf')

    // Another photo is added to this one and does not replace it.
    expect(await page.getByRole('link', { name: '写真を撮り直す' }).count()).toBe(0)
    await visitor.follow('もう1枚撮って確かめる')
    await visitor.heading('撮影前にご確認ください').waitFor()
    expect(visitor.place()).toBe('/capture?gender=WOMEN')
    await page.goBack()
    await section.waitFor()
  })
})

const agreement: Agreement = {
  ...{ photos: 1, faceType: 1, season: 1 },
  spread: { levels: 0, points: 0 },
}

describe.concurrent('how certain a result is', () => {
  it('moves nothing on the page when it appears', async () => {
    const { diagnosis, certainty } = diagnosedWith(30, 60, { doubts: ['smile'] })
    const page = await site.open(
      `/result/${resultCode.encode(diagnosis)}`,
      withHistoryState({ certainty, agreement }),
    )
    await partOn(page, heading).waitFor()
    await page.getByRole('img', { name: ja.pictures.season('spring') }).waitFor()
    await settled(page)
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const observer = new PerformanceObserver((list) =>
            resolve(list.getEntriesByType('layout-shift').length),
          )
          observer.observe({ type: 'layout-shift', buffered: true })
          // Every page has a navigation entry, so the observer is always called.
          observer.observe({ type: 'navigation', buffered: true })
        }),
    )
    expect(shifts).toBe(0)
  })
})

const answer = (faceType: string, level: Level, season: 'spring' | 'winter'): StoredAnswer => ({
  gender: 'WOMEN',
  answer: {
    faceType,
    season,
    levels: byTrait(() => level),
    proportion: {
      spring: season === 'spring' ? 80 : 5,
      autumn: 5,
      winter: season === 'winter' ? 80 : 5,
    },
  },
  wasSent: true,
})

const [one, other] = [answer('pretty', 1, 'spring'), answer('handsome', 5, 'winter')]

describe.concurrent('photos that hardly show one person', () => {
  it('are questioned until the visitor answers, also after a reload', async () => {
    const { heading, onlyLast, confirm } = resultJa.samePerson
    const page = await site.open(
      addressWith(),
      withHistoryState({
        at: 1,
        agreement: { ...agreement, photos: 2 },
        answers: [one, other],
        receipt: { _tag: 'Kept', sessions: [] },
      }),
    )
    const question = page.getByRole('heading', { name: heading })
    await question.waitFor()
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('link', { name: onlyLast }).waitFor()
    await visitorOf(page).press(confirm)
    await question.waitFor({ state: 'detached' })
    await page.reload()
    await visitorOf(page).heading('診断結果').waitFor()
    expect(await question.count()).toBe(0)
  })
})
