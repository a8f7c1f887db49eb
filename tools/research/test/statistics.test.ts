import { describe, expect, test } from 'vitest'
import { agreementOf, variationOf, pearson, pooledCorrelation } from '../statistics.js'

describe('agreementOf', () => {
  const own = (...people: ReadonlyArray<string>) => people.map((letters) => [...letters])

  test('counts all pairs of photos and of people', () => {
    // Two of three people keep their answer. The first two never agree; the third agrees with each half the time.
    expect(agreementOf([own('aa', 'bb', 'ab')])).toEqual({
      onePerson: 2 / 3,
      twoPeople: 1 / 3,
      kappa: (2 / 3 - 1 / 3) / (1 - 1 / 3),
      people: 3,
    })
  })

  test('compares people within their group only', () => {
    const [women, men] = [own('aa', 'aa'), own('bb', 'bb', 'bb')]
    expect(agreementOf([women, men])).toMatchObject({ twoPeople: 1, kappa: 0 })
    expect(agreementOf([[...women, ...men]]).twoPeople).toBeCloseTo(0.4, 12)
  })
})

describe('variationOf', () => {
  test('reproduces the example of Shrout and Fleiss (1979), table 2', () => {
    const ratings = [
      [9, 2, 5, 8],
      [6, 1, 3, 2],
      [8, 4, 6, 8],
      [7, 1, 2, 6],
      [10, 5, 6, 9],
      [6, 2, 4, 7],
    ]
    expect(variationOf([ratings]).correlation).toBeCloseTo(0.17, 2)
  })

  test('ignores people with one photo, and differences between groups', () => {
    const people = [[1, 2], [4, 7], [3, 3, 5], [9]]
    const moved = people.map((own) => own.map((n) => n + 100))
    const { correlation } = variationOf([people.slice(0, 3)])
    expect(variationOf([people, moved]).correlation).toBeCloseTo(correlation, 9)
  })

  test('returns the standard deviations between people and between photos', () => {
    // People with means of -3, 0 and 3. Each has a photo one below and a photo one above the mean.
    const people = [-3, 0, 3].map((centre) => [centre - 1, centre + 1])
    const { betweenPeople, betweenPhotos } = variationOf([people])
    expect(betweenPhotos).toBeCloseTo(Math.sqrt(2), 12)
    expect(betweenPeople).toBeCloseTo(Math.sqrt(8), 12)
  })
})

describe('pooledCorrelation', () => {
  test('does not count differences between groups', () => {
    const women = [
      [1, 3],
      [2, 1],
      [3, 2],
    ] as const
    const men = women.map(([x, y]) => [x + 100, 5 * y + 100] as const)
    expect(pearson([1, 2, 3], [3, 1, 2])).toBeCloseTo(-0.5, 12)
    expect(pooledCorrelation([women, men])).toBeCloseTo(-0.5, 12)
  })

  test('ignores groups of fewer than three, and constant numbers correlate by 0', () => {
    expect(pooledCorrelation([[[1, 2]], []])).toBeNull()
    expect(pearson([1, 2, 3], [4, 4, 4])).toBe(0)
  })
})
