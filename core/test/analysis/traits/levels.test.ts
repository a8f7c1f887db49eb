import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { levelOf, levelsOf } from '@kaoiro/core/analysis/traits/trait-scores'
import { normalShare } from '@kaoiro/core/analysis/statistics/normal'
import { levels, traits } from '@kaoiro/core/diagnosis/level'
import { evenly, traitScoresArb } from '../arbitraries.js'

const scoreArb = evenly(-6, 6)

describe('levelOf', () => {
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
  ])('a score of %d is level %d', (score, level) => {
    expect(levelOf(score)).toBe(level)
  })

  test.each([-50, 50, -Infinity, Infinity])('a score of %d has a level too', (score) => {
    expect(levels).toContain(levelOf(score))
  })

  test('a fifth of a normal population has each level', () => {
    const step = 0.0005
    const shares = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
    for (let from = -7; from < 7; from += step)
      shares[levelOf(from + step / 2)] += normalShare(from + step) - normalShare(from)
    for (const level of levels) expect(Math.abs(shares[level] - 0.2)).toBeLessThan(0.001)
  })

  test('"a higher score never has a lower level"', () => {
    fc.assert(
      fc.property(scoreArb, scoreArb, (a, b) => {
        expect(levelOf(Math.max(a, b))).toBeGreaterThanOrEqual(levelOf(Math.min(a, b)))
      }),
    )
  })

  test('"the opposite score has the opposite level"', () => {
    fc.assert(
      fc.property(scoreArb, (score) => {
        expect(levelOf(score) + levelOf(-score)).toBe(6)
      }),
    )
  })
})

describe('levelsOf', () => {
  test('"each trait has the level of its own score"', () => {
    fc.assert(
      fc.property(traitScoresArb, (scores) => {
        const found = levelsOf(scores)
        for (const trait of traits) expect(found[trait]).toBe(levelOf(scores[trait]))
      }),
    )
  })
})
