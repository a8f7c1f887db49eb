import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { genderArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { populations } from '@kaoiro/core/analysis/traits/population'
import type { FaceShape } from '@kaoiro/core/analysis/traits/trait-scores'
import { neutralMeasure, scoresOf, levelOf } from '@kaoiro/core/analysis/traits/trait-scores'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import type { Trait } from '@kaoiro/core/diagnosis/level'
import { byTrait, traits, levels } from '@kaoiro/core/diagnosis/level'
import { normalShare } from '@kaoiro/core/analysis/statistics/normal'
import { evenly } from '../arbitraries.js'

/** A larger measure of these traits gives a lower level. */
const inverted: ReadonlyArray<Trait> = ['eyebrowAngle', 'eyeVerticalLength', 'mouthWidth']

const direction = (trait: Trait): number => (inverted.includes(trait) ? -1 : 1)

const atRest = { pose: { yaw: 0, pitch: 0 }, expression: { open: 0, lift: 0 } }

/** A neutral face with measures this many deviations above the mean of its gender. */
const faceOf = (gender: Gender, above: (trait: Trait) => number): FaceShape => ({
  measures: byTrait((trait) => {
    const { mean, deviation } = populations[gender][trait]
    return mean + above(trait) * deviation
  }),
  contourJaw: populations[gender].contourJaw.mean,
  ...atRest,
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
        // The contour is omitted, because it contributes to the face line.
        const scores = scoresOf(gender, { ...face, contourJaw: NaN })
        for (const each of traits)
          expect(scores[each], each).toBeCloseTo(
            each === trait ? direction(each) * deviations : 0,
            9,
          )
      }),
    )
  })

  test('are corrected for pitch, but not by more than for the largest pitch of the fit', () => {
    const slopes = { pitch: 0, pitchSquared: 1, yawSquared: 0, open: 0, lift: 0 }
    const neutralAt = (pitch: number) =>
      neutralMeasure(slopes, 'mouthWidth', { ...meanFace('WOMEN'), pose: { yaw: 0, pitch } })
    fc.assert(
      fc.property(evenly(0.35, 1.5), (pitch) => {
        expect(neutralAt(pitch)).toBe(neutralAt(0.35))
        expect(neutralAt(-pitch)).toBe(neutralAt(0.35))
      }),
    )
  })

  test('use the contour only for the face line, with less weight than the mesh', () => {
    fc.assert(
      fc.property(genderArb, evenly(0.1, 2.4), (gender, deviations) => {
        const { mean, deviation } = populations[gender].contourJaw
        const rest = meanFace(gender)
        const scores = scoresOf(gender, { ...rest, contourJaw: mean + deviations * deviation })
        expect(scores.faceLine).toBeGreaterThan(0)
        expect(scores.faceLine).toBeLessThan(deviations / 2)
        const without = scoresOf(gender, rest)
        expect({ ...scores, faceLine: 0 }).toEqual({ ...without, faceLine: 0 })
      }),
    )
  })

  test('limit the effect of the contour to 2.5 deviations', () => {
    fc.assert(
      fc.property(genderArb, evenly(2.5, 50), (gender, deviations) => {
        const { mean, deviation } = populations[gender].contourJaw
        const lineAt = (times: number) =>
          scoresOf(gender, { ...meanFace(gender), contourJaw: mean + times * deviation }).faceLine
        expect(lineAt(deviations)).toBeCloseTo(lineAt(2.5), 9)
        expect(lineAt(-deviations)).toBeCloseTo(-lineAt(2.5), 9)
      }),
    )
  })

  test('use only the mesh without a contour', () => {
    const wide = faceOf('WOMEN', (trait) => (trait === 'faceLine' ? 1.5 : 0))
    expect(scoresOf('WOMEN', { ...wide, contourJaw: NaN }).faceLine).toBeCloseTo(1.5, 9)
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
