import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitWithin } from '@kaoiro/core/photo/limits'

const fit = fitWithin(708)
const sideArb = fc.integer({ min: 1, max: 65_535 })

describe('fitWithin', () => {
  test.each([
    ['landscape', 4000, 3000, 708, 531],
    ['portrait', 3000, 4000, 531, 708],
    ['square', 1000, 1000, 708, 708],
    ['already there', 708, 531, 708, 531],
    ['small, so enlarged', 100, 50, 708, 354],
    ['one pixel', 1, 1, 708, 708],
    ['a sliver keeps a pixel', 10_000, 1, 708, 1],
  ])('%s', (_, width, height, toWidth, toHeight) => {
    expect(fit({ width, height })).toEqual({ width: toWidth, height: toHeight })
  })

  test('the longer side is exactly 708 and no side below 1', () => {
    fc.assert(
      fc.property(sideArb, sideArb, (width, height) => {
        const fitted = fit({ width, height })
        expect(Math.max(fitted.width, fitted.height)).toBe(708)
        expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1)
        expect(Number.isInteger(fitted.width) && Number.isInteger(fitted.height)).toBe(true)
      }),
    )
  })

  test('the aspect is kept within a pixel', () => {
    fc.assert(
      fc.property(sideArb, sideArb, (width, height) => {
        const fitted = fit({ width, height })
        const [shorter, longer] = width < height ? [width, height] : [height, width]
        const side = Math.min(fitted.width, fitted.height)
        expect(Math.abs(side - (708 * shorter) / longer)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('fitting twice changes nothing more', () => {
    fc.assert(
      fc.property(sideArb, sideArb, (width, height) => {
        const fitted = fit({ width, height })
        expect(fit(fitted)).toEqual(fitted)
      }),
    )
  })
})
