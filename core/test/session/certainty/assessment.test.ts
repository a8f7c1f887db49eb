import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shareArb } from '@kaoiro/fixtures/arbitraries/certainty'
import { assessmentsOf, nearShare } from '@kaoiro/core/session/certainty/assessment'

describe('an assessment', () => {
  test('has words for what was sent, answer by answer', () => {
    expect(
      assessmentsOf({
        confidence: { faceType: 0.78 },
        second: { season: { name: 'summer', confidence: 0.3 } },
      }),
    ).toEqual({
      faceType: { confidence: 0.78, likelihood: 'likely', near: null },
      season: { confidence: null, likelihood: null, near: { name: 'summer', confidence: 0.3 } },
    })
  })

  test('has no confidence if none was sent', () => {
    const nothing = { confidence: null, likelihood: null, near: null }
    expect(assessmentsOf({})).toEqual({ faceType: nothing, season: nothing })
  })

  test('names a second answer where one photo of seven would give it, and no rarer one', () => {
    const nearTo = (confidence: number) =>
      assessmentsOf({ second: { faceType: { name: 'chic', confidence } } }).faceType.near?.name
    expect(nearTo(nearShare)).toBe('chic')
    expect(nearTo(0.149)).toBeUndefined()
    fc.assert(
      fc.property(shareArb, shareArb, (one, other) => {
        const [rarer, oftener] = [Math.min(one, other), Math.max(one, other)]
        if (nearTo(rarer) !== undefined) expect(nearTo(oftener)).toBe('chic')
      }),
    )
  })
})
