import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colourParts } from '@kaoiro/core/analysis/colour/colour-samples'
import type { ColourTraits } from '@kaoiro/core/analysis/colour/colour-traits'
import { colourTraitsAmong } from '@kaoiro/core/analysis/colour/colour-traits'
import { deviationOf } from '@kaoiro/core/analysis/colour/light-log'
import type { Nuisance } from '@kaoiro/core/analysis/traits/population'
import type { FaceShape } from '@kaoiro/core/analysis/traits/trait-scores'
import { scoresAmong } from '@kaoiro/core/analysis/traits/trait-scores'
import { genders } from '@kaoiro/core/diagnosis/gender'
import { traits } from '@kaoiro/core/diagnosis/level'
import { seasons } from '@kaoiro/core/diagnosis/season'
import { median } from '../../statistics/quantile.js'
import { namedStream, uniform } from '../../statistics/random.js'
import { fitColours } from '../fit/fit-colours.js'
import { fitCuts, sharesBy } from '../fit/fit-cuts.js'
import { fitTraits } from '../fit/fit-traits.js'
import type { Shown } from '../fit/people.js'
import { isVisitor, photosOf } from '../fit/people.js'
import { variationOf } from '../statistics/intraclass-correlation.js'
import { meanAndDeviation, professionalSeasonShares } from '../statistics/shares.js'
import { colouringsBy, facesBy, noSlopes } from './fitted-people.js'

const seedArb = fc.nat(0xffff)
const slopeArb = fc.integer({ min: -300, max: 300 }).map((n) => n / 100)

describe('fitTraits', () => {
  test('recovers the slopes behind the generated measures despite differences between genders', () => {
    const slopesArb = fc.record({ pitch: slopeArb, open: slopeArb, lift: slopeArb })
    fc.assert(
      fc.property(seedArb, slopesArb, slopeArb, (seed, some, men) => {
        const slopes: Nuisance = { ...noSlopes, ...some }
        const people = facesBy(seed, slopes, (_, gender) => (gender === 'MEN' ? men : 0))
        const { nuisances } = fitTraits(people)
        for (const trait of traits)
          for (const [slope, value] of Object.entries(slopes))
            expect(nuisances[trait][slope as keyof Nuisance], slope).toBeCloseTo(Number(value), 6)
      }),
      { numRuns: 30 },
    )
  })

  test('gives scores of mean 0 and deviation 1 in each gender', () => {
    const random = namedStream('own')
    const people = facesBy(1, { ...noSlopes, pitch: 1 }, () => uniform(random, 0, 9))
    const scoresOf = scoresAmong(fitTraits(people))
    for (const gender of genders) {
      const scores = people
        .filter((person) => person.gender === gender)
        .flatMap((person) => photosOf(person).map(({ shape }) => scoresOf(gender, shape)))
      for (const trait of traits) {
        const { mean, deviation } = meanAndDeviation(scores.map((score) => score[trait]))
        expect(mean).toBeCloseTo(0, 3)
        expect(deviation).toBeCloseTo(1, 3)
      }
    }
  })

  const withShape = (shown: Shown, change: (shape: FaceShape) => Partial<FaceShape>): Shown => ({
    ...shown,
    shape: { ...shown.shape, ...change(shown.shape) },
  })

  test('fits the slopes of the jaw edge to the photos that show the edge', () => {
    const slopes: Nuisance = { pitch: 1, pitchSquared: 0, yawSquared: -2, open: 0.5, lift: -1.5 }
    const edge = (shown: Shown) =>
      withShape(shown, ({ measures }) => ({ contourJaw: measures.faceLine }))
    const people = facesBy(3, slopes, () => 0).map((person) => ({
      ...person,
      second: person.second.map(edge),
      posed: person.posed.map(edge),
    }))
    const { contourJaw } = fitTraits(people).nuisances
    for (const [slope, value] of Object.entries(slopes))
      expect(contourJaw[slope as keyof Nuisance], slope).toBeCloseTo(Number(value), 6)
  })

  test('attributes a change of the measured smile to the pose if the pose causes it', () => {
    const perPitch = 0.2
    const smileMoves = (shown: Shown) =>
      withShape(shown, ({ expression, pose }) => ({
        expression: { ...expression, lift: expression.lift + perPitch * pose.pitch },
      }))
    const people = facesBy(3, { ...noSlopes, pitch: 1, lift: 2 }, () => 0).map((person) => ({
      ...person,
      original: smileMoves(person.original),
      posed: person.posed.map(smileMoves),
    }))
    const { pitch, lift } = fitTraits(people).nuisances.noseRatio
    expect(Math.abs(pitch + lift * perPitch - 1)).toBeLessThan(0.002)
  })
})

describe('fitColours', () => {
  const visits = isVisitor('asian')
  const peopleArb = seedArb.map(colouringsBy)

  test('uses the median over the visitors as the mean colour of each part', () => {
    fc.assert(
      fc.property(peopleArb, (people) => {
        const { meanColours } = fitColours(people, visits)
        for (const part of colourParts)
          for (const axis of ['red', 'blue', 'light'] as const) {
            const deviations = people
              .filter(visits)
              .map(({ original }) => deviationOf(meanColours[part], original.colours[part])[axis])
            expect(Math.abs(median(deviations))).toBeLessThan(0.001)
          }
      }),
      { numRuns: 10 },
    )
  })

  test.each(['warmth', 'lightness'] as const)(
    'makes the %s insensitive to light that also changes the eyes and the surroundings',
    (trait) => {
      fc.assert(
        fc.property(peopleArb, (people) => {
          const traitsOf = colourTraitsAmong(fitColours(people, visits))
          const found = people.map((person) =>
            photosOf(person).map(({ colours }) => traitsOf(colours)[trait]),
          )
          expect(variationOf([found]).correlation).toBeGreaterThan(0.97)
        }),
        { numRuns: 10 },
      )
    },
  )
})

test('fitCuts gives each season its share in Japan, within 3 points', () => {
  /** People with a lightness that changes with the warmth by `slope`. */
  const peopleBy = (seed: number, slope: number): ReadonlyArray<ColourTraits> => {
    const random = namedStream(`cuts/${seed}`)
    const bell = () => uniform(random, -1, 1) + uniform(random, -1, 1) + uniform(random, -1, 1)
    return Array.from({ length: 400 }, () => {
      const warmth = bell()
      return { warmth, lightness: bell() + slope * warmth, chroma: 0, contrast: 0 }
    })
  }
  fc.assert(
    fc.property(seedArb, fc.integer({ min: -20, max: 20 }), (seed, tenths) => {
      const people = peopleBy(seed, tenths / 10)
      const shares = sharesBy(fitCuts(people).cuts, people)
      for (const season of seasons)
        expect(Math.abs(shares[season] - professionalSeasonShares[season])).toBeLessThanOrEqual(
          0.03,
        )
    }),
    { numRuns: 50 },
  )
})
