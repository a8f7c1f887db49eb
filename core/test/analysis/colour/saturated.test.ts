import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { saturated } from '@kaoiro/core/analysis/colour/colour-traits'

const within = (min: number, max: number) => fc.double({ min, max, noNaN: true })

describe('saturated', () => {
  test('it keeps order, sign and bound', () => {
    fc.assert(
      fc.property(within(-20, 20), within(0, 20), within(0.1, 5), (n, more, bound) => {
        expect(Math.abs(saturated(n, bound))).toBeLessThanOrEqual(bound + 1e-9)
        expect(saturated(-n, bound)).toBeCloseTo(-saturated(n, bound), 9)
        expect(saturated(n + more, bound)).toBeGreaterThanOrEqual(saturated(n, bound) - 1e-9)
      }),
    )
  })

  test('within half the bound it changes little', () => {
    expect(saturated(0.5, 1)).toBeGreaterThan(0.49)
  })
})
