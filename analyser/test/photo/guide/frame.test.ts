import { expect, test } from 'vitest'
import { isMeasurable } from '../../../src/photo/guide/frame.js'

test.each([
  [1440, 1080, true],
  [176, 144, true],
  [96, 128, true],
  [95, 640, false],
  [2, 2, false],
  [0, 0, false],
])('isMeasurable of %d × %d is %j', (width, height, expected) => {
  expect(isMeasurable({ width, height })).toBe(expected)
})
