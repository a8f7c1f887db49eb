import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shareArb } from '@kaoiro/fixtures/arbitraries/certainty'
import { assessmentsOf, likelihoodOf, nearShare } from '../../src/diagnosis/assessment.js'

describe('likelihoodOf', () => {
  test.each([
    [1, 'very-likely'],
    [0.9, 'very-likely'],
    [0.89, 'likely'],
    [0.75, 'likely'],
    [0.74, 'uncertain'],
    [0.55, 'uncertain'],
    [0.54, 'very-uncertain'],
    [0, 'very-uncertain'],
  ] as const)('a confidence of %d is %s', (share, likelihood) => {
    expect(likelihoodOf(share)).toBe(likelihood)
  })
})

describe('assessmentsOf', () => {
  test('uses the confidence and the runner-up that the service reports for each answer', () => {
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

  test('contains only null if the service reports nothing', () => {
    const nothing = { confidence: null, likelihood: null, near: null }
    expect(assessmentsOf({})).toEqual({ faceType: nothing, season: nothing })
  })

  test('omits runners-up below the threshold', () => {
    const nearTo = (confidence: number) =>
      assessmentsOf({ second: { faceType: { name: 'chic', confidence } } }).faceType.near?.name
    expect(nearTo(nearShare)).toBe('chic')
    expect(nearTo(0.149)).toBeUndefined()
    fc.assert(
      fc.property(shareArb, shareArb, (one, other) => {
        if (nearTo(Math.min(one, other)) !== undefined)
          expect(nearTo(Math.max(one, other))).toBe('chic')
      }),
    )
  })
})
