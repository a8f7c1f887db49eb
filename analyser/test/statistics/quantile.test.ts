import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  interquartileMean,
  medianColour,
  interquartileMeanColour,
  quantile,
  upperMedian,
} from '../../src/statistics/quantile.js'
import { median } from '@kaoiro/core/norms'
import { logColourArb } from '@kaoiro/fixtures/arbitraries/colour'

describe('median', () => {
  test('is the middle number, the mean of the middle two, or 0 for an empty list', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([4, 1, 9, 5])).toBe(4.5)
    expect(median([])).toBe(0)
  })
})

describe('upperMedian and medianColour', () => {
  test('take the middle number, the upper of the middle two, or 0 for an empty list', () => {
    expect(upperMedian([9, 1, 5])).toBe(5)
    expect(upperMedian([4, 1, 9, 5])).toBe(5)
    expect(upperMedian([])).toBe(0)
  })

  test('do not change with a minority of other colours', () => {
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

describe('interquartileMean and interquartileMeanColour', () => {
  test.each<[string, ReadonlyArray<number>, number]>([
    ['nothing', [], 0],
    ['one number', [7], 7],
    ['three numbers', [7, 1, 4], 4],
    ['four numbers', [100, 2, 1, 4], 3],
    ['eight numbers', [0, 1, 2, 3, 4, 7, 90, 900], 4],
  ])('return the mean of the middle half of %s', (_, numbers, expected) => {
    expect(interquartileMean(numbers)).toBe(expected)
  })

  test('do not change if less than a quarter of the colours are different', () => {
    fc.assert(
      fc.property(
        logColourArb,
        fc.array(logColourArb, { maxLength: 2 }),
        fc.nat(),
        (colour, others, turn) => {
          const all = [...others, ...Array.from({ length: 7 }, () => colour)]
          const start = turn % all.length
          const middle = interquartileMeanColour([...all.slice(start), ...all.slice(0, start)])
          expect(middle.red).toBeCloseTo(colour.red, 12)
          expect(middle.green).toBeCloseTo(colour.green, 12)
          expect(middle.blue).toBeCloseTo(colour.blue, 12)
        },
      ),
    )
  })
})

test('quantile returns one of the numbers, and 0 for an empty list', () => {
  expect(quantile([3, 1, 2], 0)).toBe(1)
  expect(quantile([3, 1, 2], 0.5)).toBe(2)
  expect(quantile([3, 1, 2], 1)).toBe(3)
  expect(quantile([], 0.5)).toBe(0)
})
