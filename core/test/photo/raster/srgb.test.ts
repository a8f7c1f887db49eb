import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeSrgb, encodeSrgb } from '@kaoiro/core/photo/raster/srgb'

test('decodeSrgb inverts encodeSrgb', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (light) => {
      expect(decodeSrgb(encodeSrgb(light))).toBeCloseTo(light, 6)
    }),
  )
})

test.each([
  [0, 0],
  [0.5, 0.214],
  [1, 1],
])('decodes %s to %s', (value, light) => {
  expect(decodeSrgb(value)).toBeCloseTo(light, 3)
})
