import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { storedAnswersArb } from '@kaoiro/fixtures/arbitraries/combination'
import { receiptArb } from '@kaoiro/fixtures/arbitraries/receipt'
import { answerArb } from '@kaoiro/fixtures/arbitraries/session'
import { resultCode } from '@kaoiro/core/result-code'
import type { Combined } from '@kaoiro/core/results'
import { combine, maxPhotos } from '@kaoiro/core/results'
import { completedCapture, completedHistory } from '../../src/capture/completed-capture.js'
import { StoredAnswer, keptSessions, resultHistory } from '../../src/result/history.js'

const receiptOrNullArb = fc.option(receiptArb)

describe('completedCapture', () => {
  test('combines the answer with those of earlier photos of the same person', () => {
    const arb = fc.tuple(storedAnswersArb({ max: maxPhotos - 1 }), answerArb, receiptOrNullArb)
    fc.assert(
      fc.property(arb, ([earlier, answer, receipt]) => {
        const gender = earlier[0]?.gender ?? 'WOMEN'
        const completed = completedCapture(earlier, { gender, answer, receipt })
        const combined = combine([...earlier, { gender, answer }])
        expect(E.map(({ diagnosis }: Combined) => resultCode.encode(diagnosis))(combined)).toEqual(
          E.right(completed.code),
        )
        expect(completed.answers.slice(0, -1)).toEqual(earlier)
      }),
    )
  })

  test('uses the new answer alone if there are too many', () => {
    const arb = fc.tuple(storedAnswersArb({ min: maxPhotos }), answerArb, receiptOrNullArb)
    fc.assert(
      fc.property(arb, ([earlier, answer, receipt]) => {
        const analysed = { gender: earlier[0]?.gender ?? ('WOMEN' as const), answer, receipt }
        expect(completedCapture(earlier, analysed)).toEqual(completedCapture([], analysed))
      }),
    )
  })

  test('keeps of the photo whether it was sent, and not its outline', () => {
    fc.assert(
      fc.property(answerArb, receiptOrNullArb, (answer, receipt) => {
        const { answers } = completedCapture([], { gender: 'MEN', answer, receipt })
        const [added] = answers
        expect(added?.wasSent).toBe(receipt !== null)
        expect(added?.answer).not.toHaveProperty('outline')
        expect(StoredAnswer.is(added)).toBe(true)
      }),
    )
  })
})

test('the history of a result keeps the sessions of all its photos, and survives a reload', () => {
  const arb = fc.tuple(fc.array(receiptArb), answerArb, receiptOrNullArb)
  fc.assert(
    fc.property(arb, ([sessions, answer, receipt]) => {
      const completed = completedCapture([], { gender: 'WOMEN', answer, receipt })
      const earlier = {
        code: completed.code,
        state: { receipt: { _tag: 'Kept', sessions } },
      } as const
      const history = completedHistory(completed, earlier, 1)
      expect(keptSessions(history)).toEqual(receipt === null ? sessions : [...sessions, receipt])
      expect(resultHistory(history)).toEqual(history)
    }),
  )
})
