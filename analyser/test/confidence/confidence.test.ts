import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colourTraitsArb } from '@kaoiro/fixtures/arbitraries/colour'
import { genderArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import {
  faceTypeConfidence,
  levelConfidences,
  seasonConfidence,
} from '../../src/confidence/confidence.js'
import { seasonOf, seasonPlaces } from '../../src/colour/season-model.js'
import { facePosition, nearestType } from '@kaoiro/core/chart'
import type { TraitScores, Trait, Gender, Season } from '@kaoiro/core/diagnosis'
import { cuts, faceTypesOf, byTrait, traits } from '@kaoiro/core/diagnosis'
import type { AnswerConfidence } from '../../src/confidence/answer-confidence.js'
import type { Widening } from '../../src/evidence/widening.js'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'
import { traitScoresArb } from '../arbitraries.js'

const usual: Widening = { shape: byTrait(() => 1), colour: 1, maxConfidence: 1 }
const ofTraitArb = evenly(0.7, 4)
const wideningArb: fc.Arbitrary<Widening> = fc.record({
  shape: fc.record({
    faceLine: ofTraitArb,
    eyebrowAngle: ofTraitArb,
    eyeVerticalLength: ofTraitArb,
    mouthWidth: ofTraitArb,
    noseRatio: ofTraitArb,
  }),
  colour: evenly(0.7, 6),
  maxConfidence: fc.constantFrom(0.74, 1),
})
const wider = ({ shape, colour, maxConfidence }: Widening, factor: number): Widening => ({
  maxConfidence,
  shape: byTrait((trait) => shape[trait] * factor),
  colour: colour * factor,
})
const factorArb = evenly(1.05, 3)

/** A few noise levels and 400 points approximate the least confident prediction. */
const tolerance = 0.01

const expectSound = <A>(
  { confidence, second }: AnswerConfidence<A>,
  own: A,
  all: ReadonlyArray<A>,
  { maxConfidence }: Widening,
) => {
  expect(confidence).toBeGreaterThanOrEqual(0)
  expect(confidence).toBeLessThanOrEqual(maxConfidence)
  expect(second.name).not.toBe(own)
  expect(all).toContain(second.name)
  expect(second.confidence).toBeGreaterThanOrEqual(0)
  expect(second.confidence).toBeLessThanOrEqual(Math.min(confidence, 1 - confidence) + 1e-9)
}

describe('faceTypeConfidence', () => {
  const sureAt = (gender: Gender, scores: TraitScores, widening = usual) =>
    faceTypeConfidence(gender, nearestType(gender)(facePosition(scores)), scores, widening)

  test('is at most the maximum; the confidence of the runner-up is at most the rest', () => {
    fc.assert(
      fc.property(genderArb, traitScoresArb, wideningArb, (gender, scores, widening) => {
        const own = nearestType(gender)(facePosition(scores))
        expectSound(sureAt(gender, scores, widening), own, faceTypesOf(gender), widening)
      }),
    )
  })

  test('never rises with doubts about the shape, and is independent of those about colour', () => {
    fc.assert(
      fc.property(
        genderArb,
        traitScoresArb,
        wideningArb,
        factorArb,
        (gender, scores, widening, factor) => {
          const before = sureAt(gender, scores, widening)
          const after = sureAt(gender, scores, wider(widening, factor))
          expect(after.confidence).toBeLessThanOrEqual(before.confidence + tolerance)
          expect(sureAt(gender, scores, { ...widening, colour: factor })).toEqual(before)
        },
      ),
    )
  })
})

describe('seasonConfidence', () => {
  const traitsAt = (warmth: number, lightness: number) => ({
    warmth,
    lightness,
    chroma: 0,
    contrast: 0,
  })

  const coloured = colourTraitsArb.map((traits) => ({ ...traits, chroma: 0 }))

  test('never rises with doubts about colour, and is independent of those about the shape', () => {
    fc.assert(
      fc.property(coloured, wideningArb, factorArb, (traits, widening, factor) => {
        const own = seasonOf(traits)
        const before = seasonConfidence(own, traits, widening)
        const after = seasonConfidence(own, traits, wider(widening, factor))
        expect(after.confidence).toBeLessThanOrEqual(before.confidence + tolerance)
        expect(
          seasonConfidence(own, traits, { ...widening, shape: byTrait(() => factor) }),
        ).toEqual(before)
      }),
    )
  })

  test.each<[Season, Season]>([
    ['spring', 'summer'],
    ['summer', 'spring'],
    ['autumn', 'winter'],
    ['winter', 'autumn'],
    ['spring', 'autumn'],
    ['autumn', 'spring'],
    ['summer', 'winter'],
    ['winter', 'summer'],
  ])('is at most 0.5 on the border of %s to %s, and higher away from it', (own, other) => {
    const [from, to] = [seasonPlaces[own], seasonPlaces[other]]
    const along = (axis: 'warmth' | 'lightness', share: number) =>
      from[axis] + share * (to[axis] - from[axis])
    const at = (share: number) =>
      seasonConfidence(own, traitsAt(along('warmth', share), along('lightness', share)), usual)
    // 400 points approximate the distribution, and one of them may be on the border.
    expect(at(0.5).confidence).toBeLessThanOrEqual(0.5 + 1 / 400 + 1e-6)
    expect(at(0.5).second.name).toBe(other)
    expect(at(0.4).confidence).toBeGreaterThan(at(0.5).confidence)
    expect(at(0.2).confidence).toBeGreaterThan(at(0.4).confidence)
    expect(at(0).confidence).toBeGreaterThan(0.8)
  })

  test('is 0.25, as for a guess, for a colourless photo, even far from a border', () => {
    const { warmth, lightness } = seasonPlaces.winter
    const grey = { ...traitsAt(2 * warmth, 2 * lightness), chroma: -2.95 }
    expect(seasonConfidence('winter', grey, usual).confidence).toBe(0.25)
    expect(seasonConfidence('winter', { ...grey, chroma: -2 }, usual).confidence).toBeGreaterThan(
      0.9,
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
  const inThree: ReadonlyArray<Trait> = ['mouthWidth', 'noseRatio']
  const shownCuts = (trait: Trait) => (inThree.includes(trait) ? cuts.slice(1, 3) : cuts)

  test('are at most the maximum and never rise with doubts about the shape', () => {
    fc.assert(
      fc.property(traitScoresArb, wideningArb, factorArb, (scores, widening, factor) => {
        const before = levelConfidences(scores, widening)
        const after = levelConfidences(scores, wider(widening, factor))
        for (const trait of traits) {
          expect(before[trait]).toBeGreaterThanOrEqual(0)
          expect(before[trait]).toBeLessThanOrEqual(widening.maxConfidence)
          expect(after[trait]).toBeLessThanOrEqual(before[trait] + tolerance)
        }
      }),
    )
  })

  test.each(traits)('%s: is at most 0.5 at the bounds between shown levels', (trait) => {
    for (const cut of shownCuts(trait))
      expect(levelConfidences(scoresAt(cut), usual)[trait]).toBeLessThanOrEqual(0.5 + 1e-6)
  })

  test.each(traits)('%s: is higher in the middle of a level than near its bounds', (trait) => {
    const shown = shownCuts(trait)
    shown.slice(1).forEach((upper, i) => {
      const lower = shown[i] ?? NaN
      const [middle, near] = [(lower + upper) / 2, upper - 0.01].map(
        (score) => levelConfidences(scoresAt(score), usual)[trait],
      )
      expect(middle).toBeGreaterThan(near ?? NaN)
    })
  })

  test.each(inThree)(
    '%s: is not lowered at a bound between two levels that are shown as one',
    (trait) => {
      for (const cut of [cuts[0] ?? NaN, cuts[3] ?? NaN])
        expect(levelConfidences(scoresAt(cut), usual)[trait]).toBeGreaterThan(0.75)
    },
  )
})
