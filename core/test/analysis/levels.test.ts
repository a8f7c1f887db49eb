import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { levelsOf } from '@kaoiro/core/analysis/levels'
import type { Measures } from '@kaoiro/core/analysis/measures'
import { standardScore } from '@kaoiro/core/analysis/measures'
import type { Trait } from '@kaoiro/core/level'
import { levels, traits } from '@kaoiro/core/level'

/** 10th, 50th and 90th percentile of 55 portraits (docs/analysis.md), and the level of the first. */
const portraits: Readonly<Record<Trait, readonly [number, number, number, 1 | 5]>> = {
  faceLine: [0.756, 0.788, 0.812, 1],
  eyebrowAngle: [0.253, 0.285, 0.321, 5],
  eyeVerticalLength: [0.315, 0.381, 0.446, 5],
  mouthWidth: [0.325, 0.362, 0.399, 5],
  noseRatio: [0.308, 0.33, 0.364, 1],
}

const medians: Measures = {
  faceLine: portraits.faceLine[1],
  eyebrowAngle: portraits.eyebrowAngle[1],
  eyeVerticalLength: portraits.eyeVerticalLength[1],
  mouthWidth: portraits.mouthWidth[1],
  noseRatio: portraits.noseRatio[1],
}

const levelOf = (trait: Trait, measure: number) => levelsOf({ ...medians, [trait]: measure })[trait]

/** Mean and standard deviation of the face line; a larger one means a higher level. */
const ofFaceLine = (score: number) => levelOf('faceLine', 0.786 + 0.026 * score)

describe('levelsOf', () => {
  test.each(traits)('%s: tails have the outer levels, the median has 3', (trait) => {
    const [tenth, median, ninetieth, first] = portraits[trait]
    expect(levelOf(trait, tenth)).toBe(first)
    expect(levelOf(trait, median)).toBe(3)
    expect(levelOf(trait, ninetieth)).toBe(6 - first)
  })

  // The normal distribution's quantiles at 10 %, 30 % and so on, and a percent beside each cut.
  test.each([
    [-1.2816, 1],
    [-0.8779, 1],
    [-0.8064, 2],
    [-0.5244, 2],
    [-0.2793, 2],
    [-0.2275, 3],
    [0, 3],
    [0.2275, 3],
    [0.2793, 4],
    [0.5244, 4],
    [0.8064, 4],
    [0.8779, 5],
    [1.2816, 5],
  ])('a score of %d is level %d: a fifth of the population each', (score, level) => {
    expect(ofFaceLine(score)).toBe(level)
  })

  test.each([-50, 50, -Infinity, Infinity])('a score of %d has a level too', (score) => {
    expect(levels).toContain(ofFaceLine(score))
  })

  test('a higher score never has a lower level', () => {
    const measureArb = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(fc.constantFrom(...traits), measureArb, measureArb, (trait, a, b) => {
        const [lower, higher] = standardScore(trait, a) <= standardScore(trait, b) ? [a, b] : [b, a]
        expect(levelOf(trait, higher)).toBeGreaterThanOrEqual(levelOf(trait, lower))
      }),
    )
  })

  test('a trait does not move another one’s level', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...traits),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (trait, measure) => {
          const moved = levelsOf({ ...medians, [trait]: measure })
          expect({ ...moved, [trait]: 3 }).toEqual(levelsOf(medians))
        },
      ),
    )
  })
})
