import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ranksOf, spearman } from '../../statistics/spearman.js'

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

  test('is 0 if nothing varies', () => {
    expect(spearman([1, 1, 1], [1, 2, 3])).toBe(0)
    expect(spearman([], [])).toBe(0)
  })
})
