import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { genderArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { faceTypeChances, levelConfidences } from '../../src/confidence/confidence.js'
import { facePosition, nearestType } from '@kaoiro/core/chart'
import { byTrait, shownCuts, traits } from '@kaoiro/core/diagnosis'
import type { Widening } from '../../src/evidence/widening.js'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'
import { traitScoresArb } from '../arbitraries.js'

const usual: Widening = byTrait(() => 1)
const ofTraitArb = evenly(0.7, 4)
const wideningArb: fc.Arbitrary<Widening> = fc.record({
  faceLine: ofTraitArb,
  eyebrowAngle: ofTraitArb,
  eyeVerticalLength: ofTraitArb,
  mouthWidth: ofTraitArb,
  noseRatio: ofTraitArb,
})
const wider = (widening: Widening, factor: number): Widening =>
  byTrait((trait) => widening[trait] * factor)
const factorArb = evenly(1.05, 3)

/** Rounding to whole percentages. */
const tolerance = 1

const largest = (chances: Readonly<Record<string, number>>): number =>
  Math.max(...Object.values(chances))

describe('faceTypeChances', () => {
  test('are largest for the type that is nearest on the map', () => {
    fc.assert(
      fc.property(genderArb, traitScoresArb, wideningArb, (gender, scores, widening) => {
        const chances = faceTypeChances(gender, scores, widening)
        expect(chances[nearestType(gender)(facePosition(scores))]).toBe(largest(chances))
      }),
    )
  })

  test('are flatter with doubts about the shape', () => {
    fc.assert(
      fc.property(
        genderArb,
        traitScoresArb,
        wideningArb,
        factorArb,
        (gender, scores, widening, factor) => {
          const before = faceTypeChances(gender, scores, widening)
          const after = faceTypeChances(gender, scores, wider(widening, factor))
          expect(largest(after)).toBeLessThanOrEqual(largest(before) + tolerance)
        },
      ),
    )
  })
})

describe('levelConfidences', () => {
  const scoresAt = (score: number) => ({
    faceLine: score,
    eyebrowAngle: score,
    eyeVerticalLength: score,
    mouthWidth: score,
    noseRatio: score,
  })

  /** Traits with three levels on the screen, which shows levels 1 and 2 as one, and 4 and 5 as one. */

  test('are at most the maximum and never rise with doubts about the shape', () => {
    fc.assert(
      fc.property(traitScoresArb, wideningArb, factorArb, (scores, widening, factor) => {
        const before = levelConfidences(scores, widening)
        const after = levelConfidences(scores, wider(widening, factor))
        for (const trait of traits) {
          expect(before[trait]).toBeGreaterThanOrEqual(0)
          expect(before[trait]).toBeLessThanOrEqual(0.99)
          expect(after[trait]).toBeLessThanOrEqual(before[trait] + 1e-6)
        }
      }),
    )
  })

  test.each(traits)('%s: is at most 0.5 at the bounds between shown levels', (trait) => {
    for (const cut of shownCuts[trait])
      expect(levelConfidences(scoresAt(cut), usual)[trait]).toBeLessThanOrEqual(0.5 + 1e-6)
  })

  test.each(traits)('%s: is higher in the middle of a level than near its bounds', (trait) => {
    const shown = shownCuts[trait]
    shown.slice(1).forEach((upper, i) => {
      const lower = shown[i] ?? NaN
      const [middle, near] = [(lower + upper) / 2, upper - 0.01].map(
        (score) => levelConfidences(scoresAt(score), usual)[trait],
      )
      expect(middle).toBeGreaterThan(near ?? NaN)
    })
  })

  test.each(['mouthWidth', 'noseRatio'] as const)(
    '%s: is not lowered at a bound between two levels that are shown as one',
    (trait) => {
      for (const cut of [shownCuts.faceLine[0] ?? NaN, shownCuts.faceLine[3] ?? NaN])
        expect(levelConfidences(scoresAt(cut), usual)[trait]).toBeGreaterThan(0.75)
    },
  )
})
