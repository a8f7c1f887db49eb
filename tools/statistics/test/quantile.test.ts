import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { quantile } from '../quantile.js'

const numbersArb = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 30 })

describe('a quantile', () => {
  test('is the smallest number at 0, the largest at 1, and never decreases', () => {
    fc.assert(
      fc.property(numbersArb, (numbers) => {
        const quantiles = [-1, 0, 0.25, 0.5, 0.75, 1, 2].map((share) => quantile(numbers, share))
        expect(quantiles.at(0)).toBe(Math.min(...numbers))
        expect(quantiles.at(-1)).toBe(Math.max(...numbers))
        expect(quantiles).toEqual([...quantiles].sort((a, b) => a - b))
      }),
    )
  })

  test('is interpolated between two numbers', () => {
    expect(quantile([30, 10, 20], 0.25)).toBe(15)
  })
})
