import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { result, content as ja } from '@kaoiro/texts/ja'
import type { Agreement } from '@kaoiro/core/results'
import { resultCode } from '@kaoiro/core/result-code'
import { faceWords } from '@kaoiro/texts/description'
import { diagnosedWith } from '@kaoiro/fixtures/average-diagnosis'
import { sampleAnswer } from '@kaoiro/fixtures/services/stub-service'
import { useSite } from '../../browser.js'
import { boxOf, settled } from '../../settled.js'
import { withHistoryState } from '../../visitor.js'
import { recordedAnswer, mockService } from '../../mock-service.js'
import { visitorOf } from '../../visitor.js'
import { withoutBreaks } from '../../../src/components/break-place.js'
import { visibleTexts } from '../../visible-text.js'

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

describe.concurrent('the invitation to another photo', () => {
  it.each([
    ['before the explanation of two patterns', 90, 49, true],
    ['before the explanation of two seasons', 49, 90, true],
    ['last for a certain result', 95, 90, false],
  ])('comes %s', async (_, season, faceType, isFirst) => {
    const { diagnosis, certainty } = diagnosedWith(faceType, season)
    const answers = [{ gender: 'WOMEN', answer: sampleAnswer, wasSent: true }]
    const page = await site.open(
      `/result/${resultCode.encode(diagnosis)}`,
      withHistoryState({ certainty, agreement, answers }),
    )
    const invitation = page.getByRole('link', { name: result.morePhotos.take })
    const lead = page.getByText(faceWords(ja)(diagnosis, certainty).lead)
    const [a, b] = [await boxOf(invitation), await boxOf(lead)]
    expect(a.y < b.y).toBe(isFirst)
  })
})

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
