import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitWithin } from '../../src/photo/pixels.js'

const fit = fitWithin(708)
const sideArb = fc.integer({ min: 1, max: 65_535 })

describe('fitWithin', () => {
  test.each([
    ['a landscape', 4000, 3000, 708, 531],
    ['a portrait', 3000, 4000, 531, 708],
    ['a square', 1000, 1000, 708, 708],
    ['a photo that fits already', 708, 531, 708, 531],
    ['a small photo by enlarging it', 100, 50, 708, 354],
    ['one pixel', 1, 1, 708, 708],
    ['a sliver to at least one pixel', 10_000, 1, 708, 1],
  ])('fits %s', (_, width, height, toWidth, toHeight) => {
    expect(fit({ width, height })).toEqual({ width: toWidth, height: toHeight })
  })

  test('the longer side is exactly 708 and no side is below 1', () => {
    fc.assert(
      fc.property(sideArb, sideArb, (width, height) => {
        const fitted = fit({ width, height })
        expect(Math.max(fitted.width, fitted.height)).toBe(708)
        expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1)
        expect(Number.isInteger(fitted.width) && Number.isInteger(fitted.height)).toBe(true)
      }),
    )
  })
})
