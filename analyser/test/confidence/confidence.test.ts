import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colourTraitsArb } from '@kaoiro/fixtures/arbitraries/colour'
import { genderArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import {
  faceTypeChances,
  levelConfidences,
  seasonChances,
} from '../../src/confidence/confidence.js'
import { nearestSeason, seasonPlaces } from '../../src/colour/season-model.js'
import { facePosition, nearestType } from '@kaoiro/core/chart'
import type { Season } from '@kaoiro/core/diagnosis'
import { byTrait, shownCuts, traits } from '@kaoiro/core/diagnosis'
import type { Widening } from '../../src/evidence/widening.js'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'
import { traitScoresArb } from '../arbitraries.js'

const usual: Widening = { shape: byTrait(() => 1), colour: 1 }
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
})
const wider = ({ shape, colour }: Widening, factor: number): Widening => ({
  shape: byTrait((trait) => shape[trait] * factor),
  colour: colour * factor,
})
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

  test('are flatter with doubts about the shape, and independent of those about colour', () => {
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
          expect(faceTypeChances(gender, scores, { ...widening, colour: factor })).toEqual(before)
        },
      ),
    )
  })
})

describe('seasonChances', () => {
  const traitsAt = (warmth: number, lightness: number) => ({
    warmth,
    lightness,
    chroma: 0,
    contrast: 0,
  })

  const coloured = colourTraitsArb.map((traits) => ({ ...traits, chroma: 0 }))

  test('are largest for the season with the nearest place', () => {
    fc.assert(
      fc.property(coloured, wideningArb, (traits, widening) => {
        const chances = seasonChances(traits, widening)
        expect(chances[nearestSeason(seasonPlaces)(traits)]).toBe(largest(chances))
      }),
    )
  })

  test('are flatter with doubts about colour, and independent of those about the shape', () => {
    fc.assert(
      fc.property(coloured, wideningArb, factorArb, (traits, widening, factor) => {
        const before = seasonChances(traits, widening)
        const after = seasonChances(traits, wider(widening, factor))
        expect(largest(after)).toBeLessThanOrEqual(largest(before) + tolerance)
        expect(seasonChances(traits, { ...widening, shape: byTrait(() => factor) })).toEqual(before)
      }),
    )
  })

  test('do not depend on chroma and contrast', () => {
    fc.assert(
      fc.property(coloured, evenly(-1, 3), evenly(-3, 3), (traits, chroma, contrast) => {
        expect(seasonChances({ ...traits, chroma, contrast }, usual)).toEqual(
          seasonChances(traits, usual),
        )
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
  ])('are even on the border of %s to %s, and steeper away from it', (own, other) => {
    const [from, to] = [seasonPlaces[own], seasonPlaces[other]]
    const along = (axis: 'warmth' | 'lightness', share: number) =>
      from[axis] + share * (to[axis] - from[axis])
    const at = (share: number) =>
      seasonChances(traitsAt(along('warmth', share), along('lightness', share)), usual)
    expect(Math.abs(at(0.5)[own] - at(0.5)[other])).toBeLessThanOrEqual(1)
    expect(at(0.4)[own]).toBeGreaterThan(at(0.5)[own])
    expect(at(0.2)[own]).toBeGreaterThan(at(0.4)[own])
    expect(at(0)[own]).toBeGreaterThan(80)
  })

  test.each<['warmth' | 'lightness', string, readonly [Season, Season]]>([
    ['warmth', 'summer and winter', ['summer', 'winter']],
    ['lightness', 'autumn and winter', ['autumn', 'winter']],
  ])('more %s never raises %s', (trait, _, [one, other]) => {
    fc.assert(
      fc.property(coloured, evenly(0, 3), (traits, more) => {
        const sumAt = (value: number) => {
          const chances = seasonChances({ ...traits, [trait]: value }, usual)
          return chances[one] + chances[other]
        }
        expect(sumAt(traits[trait] + more)).toBeLessThanOrEqual(sumAt(traits[trait]) + 2)
      }),
    )
  })

  test('are nearly even, as for a guess, for a colourless photo, even far from a border', () => {
    const { warmth, lightness } = seasonPlaces.winter
    const grey = { ...traitsAt(2 * warmth, 2 * lightness), chroma: -2.95 }
    const chances = seasonChances(grey, usual)
    expect(largest(chances)).toBe(chances.winter)
    expect(largest(chances)).toBeLessThan(30)
    expect(seasonChances({ ...grey, chroma: -2 }, usual).winter).toBeGreaterThan(90)
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
