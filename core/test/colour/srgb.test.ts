import { expect, test } from 'vitest'
import { decodeSrgb } from '../../src/colour/srgb.js'

test.each([
  [0, 0],
  [0.5, 0.214],
  [1, 1],
])('decodes %s to %s', (value, light) => {
  expect(decodeSrgb(value)).toBeCloseTo(light, 3)
})
