import { expect, test, describe } from 'vitest'
import { decodeSrgb, contrast, luminance } from '../../src/colour/srgb.js'
import { labOf } from '@kaoiro/fixtures/pixels/lab-of'
import { labOfLinear } from '../../src/colour/lab.js'

test.each([
  [0, 0],
  [0.5, 0.214],
  [1, 1],
])('decodes %s to %s', (value, light) => {
  expect(decodeSrgb(value)).toBeCloseTo(light, 3)
})

test('contrast is that of WCAG 2.2, in either order', () => {
  expect([luminance('#000000'), luminance('#ffffff')]).toEqual([0, expect.closeTo(1)])
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
})

describe('labOf', () => {
  // Reference values of common converters for sRGB under D65.
  test.each([
    ['white', [255, 255, 255], [100, 0, 0]],
    ['black', [0, 0, 0], [0, 0, 0]],
    ['mid grey', [128, 128, 128], [53.59, 0, 0]],
    ['the darkest grey, on the linear foot', [1, 1, 1], [0.27, 0, 0]],
    ['red', [255, 0, 0], [53.24, 80.09, 67.2]],
    ['green', [0, 255, 0], [87.73, -86.18, 83.18]],
    ['blue', [0, 0, 255], [32.3, 79.19, -107.86]],
    ['yellow', [255, 255, 0], [97.14, -21.55, 94.48]],
  ] as const)('returns the reference value of %s', (_, [red, green, blue], [l, a, b]) => {
    const lab = labOf(red, green, blue)
    expect(Math.abs(lab.l - l)).toBeLessThan(0.02)
    expect(Math.abs(lab.a - a)).toBeLessThan(0.02)
    expect(Math.abs(lab.b - b)).toBeLessThan(0.02)
  })
})

describe('labOfLinear', () => {
  test('returns neutral colours above white for bright light', () => {
    const { l, a, b } = labOfLinear(1.5, 1.5, 1.5)
    expect(l).toBeGreaterThan(110)
    expect(Math.abs(a)).toBeLessThan(0.01)
    expect(Math.abs(b)).toBeLessThan(0.01)
  })
})
