import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { variationOf } from '../../statistics/intraclass.js'

const numberArb = fc.integer({ min: -100, max: 100 })

/** People with two to four photos each, who are not all alike. */
const peopleArb = fc
  .array(fc.array(numberArb, { minLength: 2, maxLength: 4 }), { minLength: 2, maxLength: 12 })
  .filter((people) => new Set(people.flat()).size > 1)

const correlation = (...groups: ReadonlyArray<ReadonlyArray<ReadonlyArray<number>>>) =>
  variationOf(groups).correlation

describe('the intraclass correlation', () => {
  test('is that of the example of Shrout and Fleiss (1979), table 2', () => {
    const ratings = [
      [9, 2, 5, 8],
      [6, 1, 3, 2],
      [8, 4, 6, 8],
      [7, 1, 2, 6],
      [10, 5, 6, 9],
      [6, 2, 4, 7],
    ]
    expect(correlation(ratings)).toBeCloseTo(0.17, 2)
  })

  test('is 1 if the photos of one person agree and people differ', () => {
    fc.assert(
      fc.property(fc.uniqueArray(numberArb, { minLength: 2 }), (values) => {
        expect(correlation(values.map((value) => [value, value]))).toBe(1)
      }),
    )
  })

  test('is not above 0 if all people have the same mean', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 2 }), (spreads) => {
        expect(correlation(spreads.map((spread) => [-spread, spread]))).toBeLessThan(0)
      }),
    )
  })

  test('stays in any unit, from any origin and in any order', () => {
    fc.assert(
      fc.property(peopleArb, (people) => {
        const moved = [...people].reverse().map((own) => own.map((n) => 3 * n + 7))
        expect(correlation(moved)).toBeCloseTo(correlation(people), 9)
      }),
    )
  })

  test('counts a difference between the groups for nothing', () => {
    fc.assert(
      fc.property(peopleArb, peopleArb, numberArb, (women, men, apart) => {
        const moved = men.map((own) => own.map((n) => n + apart))
        expect(correlation(women, moved)).toBeCloseTo(correlation(women, men), 9)
      }),
    )
  })

  test('leaves out who has one photo only', () => {
    fc.assert(
      fc.property(peopleArb, fc.array(numberArb.map((n) => [n])), (people, single) => {
        expect(variationOf([[...people, ...single]])).toEqual(variationOf([people]))
      }),
    )
  })

  test('is 0 if nothing varies, and of nobody', () => {
    const twins = [
      [4, 4],
      [4, 4],
    ]
    expect(correlation(twins)).toBe(0)
    expect(correlation()).toBe(0)
    expect(correlation([[1, 2]])).toBe(0)
  })
})

test('the two deviations are those that the numbers were made with', () => {
  // Means -3, 0 and 3 apart by 3, each person's photos 1 about the mean.
  const { betweenPeople, betweenPhotos } = variationOf([
    [
      [-4, -2],
      [-1, 1],
      [2, 4],
    ],
  ])
  expect(betweenPhotos).toBeCloseTo(Math.sqrt(2), 12)
  expect(betweenPeople).toBeCloseTo(Math.sqrt(8), 12)
})
