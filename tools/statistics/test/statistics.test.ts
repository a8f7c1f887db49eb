import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { confusionOf, withinSteps } from '../confusion.js'
import { levelOf } from '@kaoiro/core/analysis/levels'
import { errorByChance, reliabilityInTenths, reliabilityOf } from '../reliability.js'
import { namedStream } from '../random.js'
import { ranksOf, spearman } from '../spearman.js'

/** At least two different numbers, whole so that a monotone map keeps them apart. */
const numbersArb = fc
  .array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 30 })
  .filter((numbers) => new Set(numbers).size > 1)

describe("Spearman's correlation", () => {
  test('is 1 with whatever rises with it', () => {
    fc.assert(
      fc.property(numbersArb, (xs) => {
        expect(
          spearman(
            xs,
            xs.map((x) => x ** 3 + 7),
          ),
        ).toBeCloseTo(1, 12)
      }),
    )
  })

  test('is -1 with whatever falls', () => {
    fc.assert(
      fc.property(numbersArb, (xs) => {
        expect(
          spearman(
            xs,
            xs.map((x) => -x),
          ),
        ).toBeCloseTo(-1, 12)
      }),
    )
  })

  test('is the same after a monotone map of either side', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer(), fc.integer()), { minLength: 2 }), (pairs) => {
        const xs = pairs.map(([x]) => x)
        const ys = pairs.map(([, y]) => y)
        const mapped = ys.map((y) => 3 * y - 5)
        expect(spearman(xs, mapped)).toBeCloseTo(spearman(xs, ys), 12)
      }),
    )
  })

  test('gives ties the mean of their ranks', () => {
    expect(ranksOf([30, 10, 20, 20])).toEqual([4, 1, 2.5, 2.5])
    // By hand: 1 - 6 Σd² / (n (n² - 1)) does not hold with ties; Pearson's of the ranks does.
    expect(spearman([1, 2, 2, 3], [1, 2, 3, 4])).toBeCloseTo(0.9487, 4)
  })

  test('is 0 where nothing varies', () => {
    expect(spearman([1, 1, 1], [1, 2, 3])).toBe(0)
    expect(spearman([], [])).toBe(0)
  })
})

describe('a confusion matrix', () => {
  const labels = [1, 2, 3, 4, 5]
  const label = fc.constantFrom(...labels)
  const pairsArb = fc.array(fc.tuple(label, label))

  test('counts each pair once, truths in rows', () => {
    fc.assert(
      fc.property(pairsArb, (pairs) => {
        const rows = confusionOf(labels, pairs).map((row) => row.reduce((a, b) => a + b, 0))
        expect(rows).toEqual(labels.map((l) => pairs.filter(([truth]) => truth === l).length))
      }),
    )
  })

  test('has those exactly right on its diagonal', () => {
    fc.assert(
      fc.property(pairsArb, (pairs) => {
        const matrix = confusionOf(labels, pairs)
        const diagonal = labels.reduce((sum, _, i) => sum + (matrix[i]?.[i] ?? 0), 0)
        expect(withinSteps(pairs, 0) * pairs.length).toBeCloseTo(diagonal, 9)
        expect(withinSteps(pairs, 1)).toBeGreaterThanOrEqual(withinSteps(pairs, 0))
      }),
    )
  })
})

test("a drawn deviation's level is its quintile", () => {
  expect([-2, -0.85, -0.84, -0.26, 0, 0.26, 0.84, 0.85, 2].map(levelOf)).toEqual([
    1, 1, 2, 2, 3, 4, 4, 5, 5,
  ])
})

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

  test('has no error where nine of ten stay that were said to with 0.9', () => {
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

  test('has bins of equal counts where no two confidences are equal', () => {
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

  test('tells too high a confidence by what it is too high', () => {
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

  test('shows about the error by chance where the confidence is true', () => {
    const random = namedStream('true confidences')
    const errors = Array.from({ length: 40 }, () => {
      const given = Array.from({ length: 300 }, () => {
        const confidence = 0.3 + 0.7 * random()
        return { confidence, deserved: random() < confidence ? 1 : 0 }
      })
      return reliabilityInTenths(given).error / errorByChance(given, given.length)
    })
    const ratio = errors.reduce((sum, error) => sum + error, 0) / errors.length
    expect(ratio).toBeGreaterThan(0.9)
    expect(ratio).toBeLessThan(1.1)
  })
})
