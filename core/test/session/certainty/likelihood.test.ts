import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shareArb } from '@kaoiro/fixtures/arbitraries/certainty'
import { likelihoodOf, likelihoods } from '@kaoiro/core/session/certainty/likelihood'

describe('how likely an answer stays', () => {
  test.each([
    [1, 'very-likely'],
    [0.9, 'very-likely'],
    [0.89, 'likely'],
    [0.75, 'likely'],
    [0.74, 'uncertain'],
    [0.55, 'uncertain'],
    [0.54, 'very-uncertain'],
    [0, 'very-uncertain'],
  ] as const)('in a share of %d of the photos: %s', (share, likelihood) => {
    expect(likelihoodOf(share)).toBe(likelihood)
  })

  test('never says less of a higher share', () => {
    const rank = (share: number) => likelihoods.indexOf(likelihoodOf(share))
    fc.assert(
      fc.property(shareArb, shareArb, (one, other) => {
        expect(rank(Math.max(one, other))).toBeLessThanOrEqual(rank(Math.min(one, other)))
      }),
    )
  })
})
