import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ColourTraits } from '@kaoiro/core/analysis/colour/colour-traits'
import { seasons } from '@kaoiro/core/diagnosis/season'
import { professionalSeasonShares } from '../../../statistics/season-shares.js'
import { namedStream, uniform } from '../../../../statistics/random.js'
import { fitCuts, sharesBy } from '../../../fit/constants/fit-cuts.js'

/** People whose lightness rises with their warmth by a slope, or falls. */
const peopleBy = (seed: number, slope: number): ReadonlyArray<ColourTraits> => {
  const random = namedStream(`cuts/${seed}`)
  // The sum of three is bell-shaped.
  const bell = () => uniform(random, -1, 1) + uniform(random, -1, 1) + uniform(random, -1, 1)
  return Array.from({ length: 400 }, () => {
    const warmth = bell()
    return { warmth, lightness: bell() + slope * warmth, chroma: 0, contrast: 0 }
  })
}

const slopeArb = fc.integer({ min: -20, max: 20 }).map((n) => n / 10)

describe('fitting the cuts', () => {
  test('each season comes as often as in Japan, within 3 points', () => {
    fc.assert(
      fc.property(fc.nat(0xffff), slopeArb, (seed, slope) => {
        const people = peopleBy(seed, slope)
        const shares = sharesBy(fitCuts(people).cuts, people)
        for (const season of seasons)
          expect(Math.abs(shares[season] - professionalSeasonShares[season])).toBeLessThanOrEqual(
            0.03,
          )
      }),
      { numRuns: 50 },
    )
  })

  test('the cuts are quantiles if lightness is independent of warmth', () => {
    const { shares, rounds } = fitCuts(peopleBy(1, 0))
    expect(rounds).toBe(0)
    expect(Math.abs(shares.spring + shares.autumn - 0.44)).toBeLessThanOrEqual(0.01)
  })

  test('the cuts are moved off the quantiles if the borders are tilted', () => {
    const people = peopleBy(1, 2)
    expect(fitCuts(people).rounds).toBeGreaterThan(0)
  })
})
