import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { storedAnswersArb } from '@kaoiro/fixtures/arbitraries/combination'
import { sampleAnswer } from '@kaoiro/fixtures/services/stub-service'
import type { ResultHistory } from '../../src/result/history.js'
import { devicePhotos, earlierResult, resultHistory } from '../../src/result/history.js'

/** As the browser's history returns it. */
const restored = (state: unknown): unknown => structuredClone(state)

const answered = (...sent: ReadonlyArray<boolean>) =>
  sent.map((wasSent) => ({ gender: 'WOMEN' as const, answer: sampleAnswer, wasSent }))

const history: ResultHistory = {
  at: 1,
  certainty: {
    faceTypes: { chic: 70, sweet: 30 },
    levelConfidence: { mouthWidth: 0.5 },
    doubts: ['smile', 'guide'],
  },
  agreement: { photos: 3, faceType: 2, season: 3, spread: { levels: 1, points: 12 } },
  answers: answered(true),
  receipt: {
    _tag: 'Kept',
    sessions: [{ sessionId: 's-1', photoDeletedAt: '2025-11-22T05:03:07.250Z' }],
  },
}

describe('what a history entry remembers of a result', () => {
  it('is read as it was stored', () => {
    expect(resultHistory(restored(history))).toEqual(history)
  })

  it.each([null, 'sure', 3, ['certainty'], { gender: 'WOMEN', error: null }])(
    'is nothing for an entry of %j',
    (state) => {
      const read = resultHistory(state)
      for (const field of ['certainty', 'agreement', 'answers', 'receipt'] as const)
        expect(read[field]).toBeUndefined()
    },
  )

  it.each<[keyof ResultHistory, unknown]>([
    ['certainty', { faceTypes: 'chic' }],
    ['certainty', { levelConfidence: { faceLine: 94 } }],
    ['certainty', { doubts: ['glare'] }],
    ['agreement', { photos: 2 }],
    ['agreement', { ...history.agreement, photos: 6 }],
    ['answers', 'of another version'],
    ['receipt', 'kept'],
    ['receipt', { _tag: 'Kept', sessions: [{}] }],
    ['receipt', { _tag: 'Deleted', photoDeletedAt: 'today', removal: null }],
  ])('lacks only the %s that another version of the site wrote: %j', (field, value) => {
    const state = resultHistory({ ...history, [field]: value })
    expect(state).toEqual({ ...history, [field]: undefined })
  })
})

describe('the photos that stayed on the device', () => {
  it.each<[string, ResultHistory]>([
    ['all', { answers: answered(false, false) }],
    ['some', { answers: answered(true, false) }],
    ['none', { answers: answered(true) }],
    ['none', {}],
  ])('are %s of them', (expected, state) => {
    expect(devicePhotos(state)).toBe(expected)
  })

  it.each([
    ['some', true],
    ['none', false],
  ])('are %s of them after the others were deleted', (expected, othersStayed) => {
    const receipt = {
      _tag: 'Deleted',
      photoDeletedAt: '2025-11-22T05:03:07.250Z',
      removal: { _tag: 'NothingLeft' },
      othersStayed,
    } as const
    expect(devicePhotos({ receipt })).toBe(expected)
  })
})

describe('the earlier result for another photo', () => {
  const earlierOf = (state: ResultHistory) => ({ code: '1F7womQ', state })

  it('is read with everything that its own page remembers', () => {
    fc.assert(
      fc.property(storedAnswersArb({ max: 4 }), (answers) => {
        const earlier = earlierOf({ ...history, answers })
        const state = JSON.parse(JSON.stringify({ earlier })) as { readonly earlier: unknown }
        expect(earlierResult(state, answers[0]?.gender ?? null)).toEqual(state.earlier)
      }),
    )
  })

  it('is ignored if it has another gender or five photos', () => {
    fc.assert(
      fc.property(storedAnswersArb({ min: 1, max: 5 }), (answers) => {
        const gender = answers[0]?.gender ?? null
        const state = { earlier: earlierOf({ ...history, answers }) }
        expect(earlierResult(state, gender === 'MEN' ? 'WOMEN' : 'MEN')).toBeNull()
        expect(earlierResult(state, null)).toBeNull()
        if (answers.length === 5) expect(earlierResult(state, gender)).toBeNull()
      }),
    )
  })

  it.each([
    null,
    'earlier',
    {},
    { earlier: { code: '1F7womQ' } },
    { earlier: earlierOf({ certainty: {} }) },
  ])('is null for a history entry of %j', (state) => {
    expect(earlierResult(state, 'WOMEN')).toBeNull()
  })
})
