import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { genderArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import type { Expression } from '../../src/traits/mesh-measures.js'
import { nuisances, populations } from '../../src/traits/population.js'
import type { FaceShape } from '../../src/traits/trait-scores.js'
import { neutralMeasure, smileOf, scoresOf } from '../../src/traits/trait-scores.js'
import { levelOf, byTrait, traits, levels } from '@kaoiro/core/diagnosis'
import type { Gender, Trait } from '@kaoiro/core/diagnosis'
import { normalShare } from '@kaoiro/core/norms'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'

/** A larger measure of these traits gives a lower level. */
const inverted: ReadonlyArray<Trait> = ['eyebrowAngle', 'eyeVerticalLength', 'mouthWidth']

const direction = (trait: Trait): number => (inverted.includes(trait) ? -1 : 1)

/** A mouth at rest: lips closed, and its corners as far below the nose as in no smile. */
const atRest: Expression = { open: 0, corners: 0.3, lips: 0.14 }

/** A neutral face with measures this many deviations above the mean of its gender. */
const faceOf = (gender: Gender, above: (trait: Trait) => number): FaceShape => ({
  measures: byTrait((trait) => {
    const { mean, deviation } = populations[gender][trait]
    return mean + above(trait) * deviation
  }),
  pose: { yaw: 0, pitch: 0 },
  expression: atRest,
})

const meanFace = (gender: Gender) => faceOf(gender, () => 0)
const traitArb = fc.constantFrom(...traits)

describe('scoresOf', () => {
  test('are 0 for the mean face of a gender', () => {
    fc.assert(
      fc.property(genderArb, (gender) => {
        const scores = scoresOf(gender, meanFace(gender))
        for (const trait of traits) expect(scores[trait], trait).toBeCloseTo(0, 9)
      }),
    )
  })

  test('change by 1 per standard deviation of their own measure, in the direction of the labels', () => {
    fc.assert(
      fc.property(genderArb, traitArb, evenly(-3, 3), (gender, trait, deviations) => {
        const face = faceOf(gender, (each) => (each === trait ? deviations : 0))
        const scores = scoresOf(gender, face)
        for (const each of traits)
          expect(scores[each], each).toBeCloseTo(
            each === trait ? direction(each) * deviations : 0,
            9,
          )
      }),
    )
  })

  test('lose what a nuisance adds to a measure, on both sides of a turn, and for no gap between closed lips', () => {
    const { measures } = meanFace('WOMEN')
    const slopes = nuisances.faceLine
    fc.assert(
      fc.property(evenly(-0.4, 0.4), evenly(-0.02, 0.1), (yaw, open) => {
        const added = slopes.yawSquared * yaw * yaw + slopes.open * Math.max(0, open)
        const shape: FaceShape = {
          measures: { ...measures, faceLine: measures.faceLine + added },
          pose: { yaw, pitch: 0.2 },
          expression: { ...atRest, open },
        }
        expect(neutralMeasure('faceLine', shape)).toBeCloseTo(measures.faceLine, 9)
      }),
    )
  })
})

describe('the smile', () => {
  const smileArb: fc.Arbitrary<Expression> = fc.record({
    open: evenly(0, 0.15),
    corners: evenly(0.05, 0.3),
    lips: evenly(0.05, 0.25),
  })

  const mouthOf = (expression: Expression) =>
    neutralMeasure('mouthWidth', { ...meanFace('WOMEN'), expression })

  test('is never larger for lower corners of the mouth or for closer lips', () => {
    fc.assert(
      fc.property(smileArb, evenly(0, 0.1), (expression, by) => {
        const smile = smileOf(expression)
        const { corners, open } = expression
        expect(smileOf({ ...expression, corners: corners + by })).toBeLessThanOrEqual(smile)
        expect(smileOf({ ...expression, open: open - by })).toBeLessThanOrEqual(smile)
      }),
    )
  })

  test('changes the width of no mouth at rest', () => {
    const { mean } = populations.WOMEN.mouthWidth
    expect(mouthOf(atRest)).toBe(mean)
  })

  test('makes a wide mouth count as less wide', () => {
    const wide = { ...meanFace('MEN'), expression: { open: 0.06, corners: 0.1, lips: 0.12 } }
    const measures = { ...wide.measures, mouthWidth: 0.45 }
    expect(neutralMeasure('mouthWidth', { ...wide, measures })).toBeLessThan(0.42)
  })
})

const scoreArb = evenly(-6, 6)

describe('levelOf', () => {
  test('gives each level to a fifth of a normal population', () => {
    const step = 0.0005
    const shares = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
    for (let from = -7; from < 7; from += step)
      shares[levelOf(from + step / 2)] += normalShare(from + step) - normalShare(from)
    for (const level of levels) expect(Math.abs(shares[level] - 0.2)).toBeLessThan(0.001)
  })

  test('never returns a lower level for a higher score', () => {
    fc.assert(
      fc.property(scoreArb, scoreArb, (a, b) => {
        expect(levelOf(Math.max(a, b))).toBeGreaterThanOrEqual(levelOf(Math.min(a, b)))
      }),
    )
  })

  test('returns the opposite level for the opposite score', () => {
    fc.assert(
      fc.property(scoreArb, (score) => {
        expect(levelOf(score) + levelOf(-score)).toBe(6)
      }),
    )
  })
})
