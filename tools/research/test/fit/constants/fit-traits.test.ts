import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MeasureName, Nuisance } from '@kaoiro/core/analysis/traits/population'
import type { FaceShape } from '@kaoiro/core/analysis/traits/trait-scores'
import { scoresAmong } from '@kaoiro/core/analysis/traits/trait-scores'
import { genders } from '@kaoiro/core/diagnosis/gender'
import { traits } from '@kaoiro/core/diagnosis/level'
import { namedStream, uniform } from '../../../../statistics/random.js'
import { fitTraits } from '../../../fit/constants/fit-traits.js'
import type { Shown } from '../../../fit/people/person.js'
import { photosOf } from '../../../fit/people/person.js'
import { meanAndDeviation } from '../../../statistics/shares.js'
import { facesBy, noSlopes } from '../made-up.js'

const seedArb = fc.nat(0xffff)
const traitArb = fc.constantFrom(...traits)
const slopeArb = fc.integer({ min: -300, max: 300 }).map((n) => n / 100)
const slopesArb = fc.record({
  pitch: slopeArb,
  pitchSquared: slopeArb,
  yawSquared: slopeArb,
  open: slopeArb,
  lift: slopeArb,
})

const plainSlopes = ['pitch', 'open', 'lift'] as const

/** Those that are taken out of a measure. */
const slopesTaken = (name: MeasureName): ReadonlyArray<keyof Nuisance> => {
  if (name === 'mouthWidth') return [...plainSlopes, 'pitchSquared']
  return name === 'eyebrowAngle' || name === 'contourJaw'
    ? [...plainSlopes, 'yawSquared']
    : plainSlopes
}

/** Of these slopes only those that are taken out of a measure. */
const takenOf = (name: MeasureName, slopes: Nuisance): Nuisance => ({
  ...noSlopes,
  ...Object.fromEntries(slopesTaken(name).map((slope) => [slope, slopes[slope]])),
})

const expectNear = (found: Nuisance, slopes: Nuisance): void => {
  for (const [slope, value] of Object.entries(slopes))
    expect(found[slope as keyof Nuisance], slope).toBeCloseTo(value as number, 6)
}

describe('fitting the traits', () => {
  test('slopes that were put into a measure are found again, whatever women and men differ by', () => {
    fc.assert(
      fc.property(seedArb, traitArb, slopesArb, slopeArb, (seed, trait, all, men) => {
        const slopes = takenOf(trait, all)
        const people = facesBy(seed, slopes, (_, gender) => (gender === 'MEN' ? men : 0))
        expectNear(fitTraits(people).nuisances[trait], slopes)
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

  test('without photos in other poses nothing is said of the pose', () => {
    const people = facesBy(1, { ...noSlopes, pitch: 1 }, (i) => i)
    const { nuisances } = fitTraits(people.map((person) => ({ ...person, posed: [] })))
    for (const trait of traits) {
      const { pitch, pitchSquared, yawSquared } = nuisances[trait]
      expect([pitch, pitchSquared, yawSquared], trait).toEqual([0, 0, 0])
    }
  })

  const withShape = (shown: Shown, change: (shape: FaceShape) => Partial<FaceShape>): Shown => ({
    ...shown,
    shape: { ...shown.shape, ...change(shown.shape) },
  })

  test('slopes of the jaw by its edge are found again, though some photos do not show it', () => {
    fc.assert(
      fc.property(seedArb, slopesArb, (seed, all) => {
        const slopes = takenOf('contourJaw', all)
        const edge = (shown: Shown) =>
          withShape(shown, ({ measures }) => ({ contourJaw: measures.faceLine }))
        const people = facesBy(seed, slopes, () => 0).map((person) => ({
          ...person,
          second: person.second.map(edge),
          posed: person.posed.map(edge),
        }))
        expectNear(fitTraits(people).nuisances.contourJaw, slopes)
      }),
      { numRuns: 30 },
    )
  })

  test('what a pose does to the smile as it is seen is taken out with the pose', () => {
    fc.assert(
      fc.property(seedArb, fc.integer({ min: 10, max: 30 }), (seed, percent) => {
        const slopes = { ...noSlopes, pitch: 1, lift: 2 }
        const smileMoves = (shown: Shown) =>
          withShape(shown, ({ expression, pose }) => ({
            expression: { ...expression, lift: expression.lift + (percent / 100) * pose.pitch },
          }))
        const people = facesBy(seed, slopes, () => 0).map((person) => ({
          ...person,
          original: smileMoves(person.original),
          posed: person.posed.map(smileMoves),
        }))
        const { pitch, lift } = fitTraits(people).nuisances.noseRatio
        expect(Math.abs(pitch + lift * (percent / 100) - slopes.pitch)).toBeLessThan(0.002)
      }),
      { numRuns: 30 },
    )
  })

  test('a jaw whose edge was not seen counts for nothing', () => {
    const people = facesBy(1, noSlopes, (i) => i)
    const seen = people.map((person, i) => ({
      ...person,
      original: withShape(person.original, () => ({
        contourJaw: i < 20 ? 0.8 : 0.9,
        expression: { open: 0, lift: 0 },
      })),
    }))
    const { populations } = fitTraits(seen)
    for (const gender of genders)
      expect(populations[gender].contourJaw).toEqual({ mean: 0.85, deviation: 0.05 })
  })
})
