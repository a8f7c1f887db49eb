import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { heldOutPredictions, slopesWithin } from '../../statistics/regression.js'

const slopeArb = fc.integer({ min: -50, max: 50 }).map((n) => n / 10)
const placeArb = fc.integer({ min: -100, max: 100 })
const photosArb = fc.array(fc.tuple(placeArb, placeArb), { minLength: 1, maxLength: 4 })

/** Someone who differs in each column alone, so that both slopes can be told. */
const told = [
  [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
] as const

test('slopes within people are found whatever each person’s own level is', () => {
  fc.assert(
    fc.property(
      slopeArb,
      slopeArb,
      fc.array(fc.tuple(photosArb, placeArb), { maxLength: 5 }),
      (a, b, people) => {
        const observed = [...told.map((photos) => [photos, 7] as const), ...people].map(
          ([photos, level]) =>
            photos.map(([x, y]) => ({ row: [x, y], target: level + a * x + b * y })),
        )
        const [first = NaN, second = NaN] = slopesWithin(observed)
        expect(first).toBeCloseTo(a, 6)
        expect(second).toBeCloseTo(b, 6)
      },
    ),
  )
})

test('the slope of what never differs within a person is 0', () => {
  const photosOf = (level: number) =>
    [0, 1].map((x) => ({ row: [x, level], target: 3 * x + 5 * level }))
  const [first = NaN, second = NaN] = slopesWithin([photosOf(1), photosOf(2)])
  expect(first).toBeCloseTo(3, 9)
  expect(second).toBeCloseTo(0, 9)
})

test('where nobody has been seen there is no slope', () => {
  expect(slopesWithin([])).toEqual([])
  expect(slopesWithin([[]])).toEqual([])
})

describe('a held-out prediction', () => {
  const rows = Array.from({ length: 40 }, (_, i) => [i, (i * 7) % 11])

  test('is exact if the target is linear in the columns', () => {
    const targets = rows.map(([a = 0, b = 0]) => 3 + 2 * a - b)
    heldOutPredictions(rows, targets).forEach((predicted, i) =>
      expect(predicted).toBeCloseTo(targets[i] ?? NaN, 6),
    )
  })

  test('learns nothing from its own row', () => {
    const lonely = rows.map((_, i) => [i === 25 ? 1 : 0])
    const targets = lonely.map(([only = 0]) => only)
    expect(heldOutPredictions(lonely, targets)[25]).toBeCloseTo(0, 9)
  })
})
