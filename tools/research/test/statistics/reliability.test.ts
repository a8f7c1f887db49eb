import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mean } from '../../../statistics/mean.js'
import { namedStream } from '../../../statistics/random.js'
import { errorByChance, reliabilityInTenths, reliabilityOf } from '../../statistics/reliability.js'

describe('reliability', () => {
  test('puts everything that was given into one bin', () => {
    const givenArb = fc.record({
      confidence: fc.double({ min: 0, max: 1, noNaN: true }),
      deserved: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(givenArb), (given) => {
        const { bins, error } = reliabilityOf(given)
        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(given.length)
        expect(error).toBeGreaterThanOrEqual(0)
        expect(error).toBeLessThanOrEqual(1 + 1e-9)
      }),
    )
  })

  test('has no error if nine of ten answers stay that were given a confidence of 0.9', () => {
    const given = Array.from({ length: 10 }, (_, i) => ({
      confidence: 0.9,
      deserved: i < 9 ? 1 : 0,
    }))
    expect(reliabilityOf(given).error).toBeCloseTo(0, 12)
    expect(reliabilityOf(given).bins.filter(({ count }) => count > 0)).toMatchObject([
      { from: 0.9, to: 0.95, count: 10 },
    ])
  })
})

describe('reliability in tenths', () => {
  const givenArb = fc.array(
    fc.record({
      confidence: fc.double({ min: 0, max: 1, noNaN: true }),
      deserved: fc.constantFrom(0, 1),
    }),
  )

  test('puts everything into one bin, each above the one before', () => {
    fc.assert(
      fc.property(givenArb, (given) => {
        const { bins } = reliabilityInTenths(given)
        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(given.length)
        for (const [i, { from }] of bins.entries())
          expect(from).toBeGreaterThan(bins[i - 1]?.to ?? -1)
      }),
    )
  })

  test('has bins of equal counts if no two confidences are equal', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 10 }),
        (confidences) => {
          const given = confidences.map((confidence) => ({ confidence, deserved: 1 }))
          const counts = reliabilityInTenths(given).bins.map(({ count }) => count)
          expect(counts).toHaveLength(10)
          expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
        },
      ),
    )
  })

  test('reports by how much a confidence is too high', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), (stayed) => {
        const given = Array.from({ length: 100 }, (_, i) => ({
          confidence: 1,
          deserved: i % 10 < stayed ? 1 : 0,
        }))
        expect(reliabilityInTenths(given).error).toBeCloseTo(1 - stayed / 10, 12)
      }),
    )
  })

  test('shows about the error by chance if the confidence is true', () => {
    const random = namedStream('true confidences')
    const errors = Array.from({ length: 40 }, () => {
      const given = Array.from({ length: 300 }, () => {
        const confidence = 0.3 + 0.7 * random()
        return { confidence, deserved: random() < confidence ? 1 : 0 }
      })
      return reliabilityInTenths(given).error / errorByChance(given, given.length)
    })
    const ratio = mean(errors)
    expect(ratio).toBeGreaterThan(0.9)
    expect(ratio).toBeLessThan(1.1)
  })
})
