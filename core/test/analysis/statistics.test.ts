import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Measures } from '@kaoiro/core/analysis/measures'
import { scoresOf, standardScore } from '@kaoiro/core/analysis/statistics'
import type { Trait } from '@kaoiro/core/level'
import { traits } from '@kaoiro/core/level'
import { evenly } from './arbitraries.js'

/** By each trait's labels: which way a larger measure points. */
const directions: Readonly<Record<Trait, 1 | -1>> = {
  faceLine: 1,
  eyebrowAngle: -1,
  eyeVerticalLength: -1,
  mouthWidth: -1,
  noseRatio: 1,
}

/** The mean and one standard deviation over it (docs/analysis.md). */
const population: Readonly<Record<Trait, readonly [number, number]>> = {
  faceLine: [0.786, 0.812],
  eyebrowAngle: [0.288, 0.315],
  eyeVerticalLength: [0.378, 0.438],
  mouthWidth: [0.364, 0.401],
  noseRatio: [0.3333, 0.3619],
}

const traitArb = fc.constantFrom(...traits)
const measureArb = evenly(0.01, 2)

const measuresArb: fc.Arbitrary<Measures> = fc.record({
  faceLine: measureArb,
  eyebrowAngle: measureArb,
  eyeVerticalLength: measureArb,
  mouthWidth: measureArb,
  noseRatio: measureArb,
})

describe('standardScore', () => {
  test.each(traits)('%s: the mean scores 0, a deviation more ±1', (trait) => {
    const [mean, more] = population[trait]
    expect(standardScore(trait, mean)).toBeCloseTo(0, 9)
    expect(standardScore(trait, more)).toBeCloseTo(directions[trait], 9)
  })

  test('"a larger measure scores always towards the same end"', () => {
    const moreArb = evenly(0.001, 1)
    fc.assert(
      fc.property(traitArb, measureArb, moreArb, (trait, measure, more) => {
        const gain = standardScore(trait, measure + more) - standardScore(trait, measure)
        expect(directions[trait] * gain).toBeGreaterThan(0)
      }),
    )
  })
})

describe('scoresOf', () => {
  test('"each trait has its own measure’s score"', () => {
    fc.assert(
      fc.property(measuresArb, (measures) => {
        const scores = scoresOf(measures)
        for (const trait of traits)
          expect(scores[trait]).toBe(standardScore(trait, measures[trait]))
      }),
    )
  })
})
