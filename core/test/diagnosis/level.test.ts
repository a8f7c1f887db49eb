import { describe, expect, test } from 'vitest'
import {
  levels,
  reduceLevel,
  reduceLevels,
  byTrait,
  levelChance,
  sideConfidences,
  traits,
} from '../../src/diagnosis/level.js'
import fc from 'fast-check'
import { normalShare } from '../../src/diagnosis/statistics.js'

describe('reduceLevel', () => {
  test('maps five levels to three', () => {
    expect(levels.map(reduceLevel)).toEqual([1, 1, 2, 3, 3])
  })
})

describe('reduceLevels', () => {
  test('returns the traits in the order of the code, with mouth and nose reduced', () => {
    expect(
      reduceLevels({
        faceLine: 5,
        eyebrowAngle: 1,
        eyeVerticalLength: 3,
        mouthWidth: 2,
        noseRatio: 4,
      }),
    ).toEqual([4, 0, 2, 0, 2])
  })
})

test('finds the chance of the side from the chance of the level', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...traits),
      fc.double({ min: -3, max: 3, noNaN: true }),
      fc.double({ min: 0.05, max: 3, noNaN: true }),
      (trait, score, deviation) => {
        const chance = levelChance(trait, score, deviation)
        // Far from every cut, the level is certain and says little of the deviation.
        fc.pre(chance < 0.99)
        const scores = byTrait((own) => (own === trait ? score : 0))
        const found = sideConfidences(scores, { [trait]: chance })
        expect(found[trait]).toBeCloseTo(normalShare(Math.abs(score) / deviation), 1)
      },
    ),
  )
})

test('omits traits without a chance of their level', () => {
  expect(
    sideConfidences(
      byTrait(() => 1),
      { noseRatio: 0.9 },
    ),
  ).toMatchObject({
    faceLine: undefined,
    noseRatio: expect.any(Number) as number,
  })
})
