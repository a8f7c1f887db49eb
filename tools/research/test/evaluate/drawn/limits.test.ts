import { describe, expect, test } from 'vitest'
import { byTrait, traits } from '@kaoiro/core/diagnosis/level'
import { population } from '@kaoiro/fixtures/portrait/population/population'
import { limitsOf } from '../../../evaluate/drawn/limits.js'
import { examination } from '../examine/examinations.js'

const sitters = population(5, 240)

/** People whose scores are what was drawn, plus an error by their glasses and by the camera's distance. */
const measuredWith = (glasses: number, nearness: number) =>
  sitters.map(({ traits: drawn, parameters }) => {
    const off =
      (parameters.glasses === undefined ? 0 : glasses) + nearness / (parameters.distance ?? 1)
    return {
      drawn,
      parameters,
      result: examination({ scores: byTrait((trait) => drawn[trait] + off) }),
    }
  })

describe('limits', () => {
  test('are a correlation of 1 if the scores are what was drawn', () => {
    const limits = limitsOf(measuredWith(0, 0))
    for (const trait of traits) expect(limits?.[trait].nothing).toBeCloseTo(1, 6)
  })

  test('rise with what is known of a score’s errors, to 1 if all of it is', () => {
    const limits = limitsOf(measuredWith(2, 2))
    for (const trait of traits) {
      const { nothing = 1, distance = 1, wear = 1, both = 0, all = 0 } = limits?.[trait] ?? {}
      expect(Math.max(nothing, distance, wear)).toBeLessThan(0.95)
      expect(Math.min(distance, wear)).toBeGreaterThan(nothing)
      expect(both).toBeCloseTo(1, 6)
      expect(all).toBeCloseTo(1, 6)
    }
  })

  test('are not given for a few people', () => {
    expect(limitsOf(measuredWith(0, 0).slice(0, 100))).toBeNull()
  })
})
