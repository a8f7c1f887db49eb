import { describe, expect, test } from 'vitest'
import { levels, reduceLevel, reduceLevels } from '../../src/diagnosis/level.js'

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
