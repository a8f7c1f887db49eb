import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colourParts, colourTraitsAmong, deviationOf } from '@kaoiro/analyser/colour'
import type { ColourTraits } from '@kaoiro/analyser/colour'
import { smileBy, scoresAmong } from '@kaoiro/analyser/traits'
import { genders, traits, seasons } from '@kaoiro/core/diagnosis'
import { median } from '../../statistics/quantile.js'
import { namedStream, uniform } from '../../statistics/random.js'
import { fitColours } from '../fit/fit-colours.js'
import { fitCuts, sharesBy } from '../fit/fit-cuts.js'
import { fitTraits } from '../fit/fit-traits.js'
import type { Person } from '../fit/people.js'
import { isVisitor, photosOf } from '../fit/people.js'
import { variationOf } from '../statistics/intraclass-correlation.js'
import { meanAndDeviation, professionalSeasonShares } from '../statistics/shares.js'
import type { SmileEffect } from './fitted-people.js'
import { colouringsBy, facesBy, smilersBy } from './fitted-people.js'

const seedArb = fc.nat(0xffff)
const slopeArb = fc.integer({ min: -300, max: 300 }).map((n) => n / 100)

describe('fitTraits', () => {
  test('recovers the effect of the yaw on the brows despite differences between genders', () => {
    fc.assert(
      fc.property(seedArb, slopeArb, slopeArb, (seed, slope, men) => {
        const people = facesBy(seed, slope, (_, gender) => (gender === 'MEN' ? men : 0))
        expect(fitTraits(people).nuisances.eyebrowAngle.yawSquared).toBeCloseTo(slope, 6)
      }),
      { numRuns: 30 },
    )
  })

  test('gives scores of mean 0 and deviation 1 in each gender', () => {
    const random = namedStream('own')
    const people = facesBy(1, 0, () => uniform(random, 0, 9))
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

  const effectArb: fc.Arbitrary<SmileEffect> = fc.record({
    smile: slopeArb,
    mouthAtRest: fc.record({
      width: fc.constantFrom(0.3, 0.5, 0.8),
      lips: fc.constantFrom(0.2, 0.6),
      offset: fc.constantFrom(0.05, 0.1),
    }),
  })

  test('recovers the effect of a smile', () => {
    fc.assert(
      fc.property(seedArb, effectArb, (seed, effect) => {
        const { nuisances, mouthAtRest } = fitTraits(smilersBy(seed, effect))
        for (const trait of ['faceLine', 'eyebrowAngle', 'eyeVerticalLength', 'noseRatio'] as const)
          expect(nuisances[trait].smile, trait).toBeCloseTo(effect.smile, 3)
        for (const part of ['width', 'lips', 'offset'] as const)
          expect(mouthAtRest[part], part).toBeCloseTo(effect.mouthAtRest[part], 2)
      }),
      { numRuns: 30 },
    )
  })

  test('sees a smile in nearly all smiling faces, and in none at rest', () => {
    const people = smilersBy(1, { smile: 0, mouthAtRest: { width: 0.5, lips: 0.5, offset: 0.1 } })
    const { smileWeights } = fitTraits(people)
    for (const { file, original } of people)
      expect(smileBy(smileWeights, original.shape.expression), file).toBe(
        file.includes('smiling') ? 1 : 0,
      )
  })

  test('gives generated faces more weight than real ones', () => {
    const real = smilersBy(1, { smile: 0, mouthAtRest: { width: 1, lips: 0, offset: 0 } })
    const generated = facesBy(1, 0, () => 0.6)
    const meanOf = (people: ReadonlyArray<Person>) =>
      fitTraits(people).populations.MEN.faceLine.mean
    const mean = meanOf([...generated, ...real])
    expect(mean).toBeLessThan(0.6)
    expect(0.6 - mean).toBeLessThan(mean - meanOf(real))
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
