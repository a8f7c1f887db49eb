import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scoresAmong } from '@kaoiro/core/analysis/traits/trait-scores'
import { genders } from '@kaoiro/core/diagnosis/gender'
import { traits } from '@kaoiro/core/diagnosis/level'
import { namedStream, uniform } from '../../../statistics/random.js'
import { fitTraits } from '../../constants/fit-traits.js'
import { photosOf } from '../../people/person.js'
import { meanAndDeviation } from '../../../statistics/mean.js'
import { facesBy } from '../made-up.js'

const seedArb = fc.nat(0xffff)
const slopeArb = fc.integer({ min: -300, max: 300 }).map((n) => n / 100)
const slopesArb = fc.record({ pitch: slopeArb, open: slopeArb, lift: slopeArb })

describe('fitting the traits', () => {
  test('slopes that were put into the measures are found again, whatever women and men differ by', () => {
    fc.assert(
      fc.property(seedArb, slopesArb, slopeArb, (seed, slopes, men) => {
        const people = facesBy(seed, slopes, (_, gender) => (gender === 'MEN' ? men : 0))
        const { nuisances } = fitTraits(people)
        for (const trait of traits)
          for (const name of ['pitch', 'open', 'lift'] as const)
            expect(nuisances[trait][name]).toBeCloseTo(slopes[name], 6)
      }),
      { numRuns: 30 },
    )
  })

  test('people who differ have scores of mean 0 and deviation 1 among their gender', () => {
    fc.assert(
      fc.property(seedArb, slopesArb, (seed, slopes) => {
        const random = namedStream(`own/${seed}`)
        const people = facesBy(seed, slopes, () => uniform(random, 0, 9))
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
      }),
      { numRuns: 30 },
    )
  })

  test('a jaw whose edge was not seen counts for nothing', () => {
    const people = facesBy(1, { pitch: 0, open: 0, lift: 0 }, (i) => i)
    const seen = people.map((person, i) => ({
      ...person,
      original: {
        ...person.original,
        shape: { ...person.original.shape, contourJaw: i < 20 ? 0.8 : 0.9 },
      },
    }))
    const { populations } = fitTraits(seen)
    for (const gender of genders)
      expect(populations[gender].contourJaw).toEqual({ mean: 0.85, deviation: 0.05 })
  })
})
