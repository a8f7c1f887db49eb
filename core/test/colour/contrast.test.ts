import { expect, test } from 'vitest'
import { contrast, luminance } from '../../src/colour/srgb.js'

test('contrast is that of WCAG 2.2, in either order', () => {
  expect([luminance('#000000'), luminance('#ffffff')]).toEqual([0, expect.closeTo(1)])
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
})
