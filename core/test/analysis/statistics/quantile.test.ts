import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { median, medianColour, quantile } from '@kaoiro/core/analysis/statistics/quantile'
import { logColourArb } from '../arbitraries.js'

describe('median and medianColour', () => {
  test('take the middle of an odd number, the upper middle of an even one, and 0 of none', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([4, 1, 9, 5])).toBe(5)
    expect(median([])).toBe(0)
  })

  test('"are not moved by fewer than half of other colours"', () => {
    fc.assert(
      fc.property(
        logColourArb,
        fc.array(logColourArb, { maxLength: 4 }),
        fc.nat(),
        (colour, others, turn) => {
          const all = [...others, ...Array.from({ length: 5 }, () => colour)]
          const start = turn % all.length
          expect(medianColour([...all.slice(start), ...all.slice(0, start)])).toEqual(colour)
        },
      ),
    )
  })
})

test('a quantile is one of the numbers, and 0 of none', () => {
  expect(quantile([3, 1, 2], 0)).toBe(1)
  expect(quantile([3, 1, 2], 0.5)).toBe(2)
  expect(quantile([3, 1, 2], 1)).toBe(3)
  expect(quantile([], 0.5)).toBe(0)
})
