import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { storedAnswersArb } from '@kaoiro/fixtures/arbitraries/combination'
import type { StoredAnswer } from '@kaoiro/core/results'
import { combine } from '@kaoiro/core/results'
import { parseEarlierResult } from '../../src/adapters/earlier-result.js'
import { codeWith } from '../results.js'

const earlierOf = (answers: ReadonlyArray<StoredAnswer>) => {
  const combined = combine(answers)
  if (E.isLeft(combined)) throw new Error(combined.left._tag)
  const { certainty, agreement } = combined.right
  return { code: codeWith(), state: { certainty, agreement, answers } }
}

describe('the earlier result for another photo', () => {
  it('is read from the history entry', () => {
    fc.assert(
      fc.property(storedAnswersArb({ max: 4 }), (answers) => {
        const earlier = earlierOf(answers)
        const state: unknown = JSON.parse(JSON.stringify({ earlier }))
        expect(parseEarlierResult(state, answers[0]?.gender ?? null)).toEqual(
          JSON.parse(JSON.stringify(earlier)),
        )
      }),
    )
  })

  it('is ignored if it has another gender or five photos', () => {
    fc.assert(
      fc.property(storedAnswersArb({ min: 1, max: 5 }), (answers) => {
        const gender = answers[0]?.gender === 'MEN' ? 'WOMEN' : 'MEN'
        const earlier = earlierOf(answers)
        expect(parseEarlierResult({ earlier }, gender)).toBeNull()
        expect(parseEarlierResult({ earlier }, null)).toBeNull()
        if (answers.length === 5)
          expect(parseEarlierResult({ earlier }, answers[0]?.gender ?? null)).toBeNull()
      }),
    )
  })

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'earlier'],
    ['no earlier result', {}],
    ['a code alone', { earlier: { code: codeWith() } }],
    ['the state of an older version', { earlier: { code: codeWith(), state: { certainty: {} } } }],
  ])('is null for a history entry with %s', (_, state) => {
    expect(parseEarlierResult(state, 'WOMEN')).toBeNull()
  })
})
