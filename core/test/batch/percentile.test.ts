import fc from 'fast-check'
import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import { percentile } from '../../src/batch/percentile.js'

describe('percentile', () => {
  test.each([
    [5, [15, 20, 35, 40, 50], 15],
    [30, [15, 20, 35, 40, 50], 20],
    [40, [15, 20, 35, 40, 50], 20],
    [50, [15, 20, 35, 40, 50], 35],
    [100, [15, 20, 35, 40, 50], 50],
    [99, [7], 7],
  ])('the %dth percentile of %j is %d', (percent, numbers, expected) => {
    expect(percentile(percent)(numbers)).toEqual(O.some(expected))
  })

  test('is none for an empty list', () => {
    expect(percentile(50)([])).toEqual(O.none)
  })

  const ascendingArb = fc
    .array(fc.nat(1000), { minLength: 1 })
    .map((numbers) => [...numbers].sort((a, b) => a - b))

  test('is the smallest number that the given percentage of numbers does not exceed', () => {
    fc.assert(
      fc.property(ascendingArb, fc.constantFrom(50, 95, 99), (numbers, percent) => {
        const found = O.toNullable(percentile(percent)(numbers)) ?? NaN
        const shareUpTo = (max: number) =>
          (numbers.filter((number) => number <= max).length * 100) / numbers.length
        expect(shareUpTo(found)).toBeGreaterThanOrEqual(percent)
        expect(shareUpTo(found - 1)).toBeLessThan(percent)
      }),
    )
  })
})
