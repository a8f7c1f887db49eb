import { describe, expect, test } from 'vitest'
import { normalShare } from '../../src/diagnosis/statistics.js'

describe('normalShare', () => {
  // From tables of the normal distribution, to seven decimals.
  test.each([
    [0, 0.5],
    [0.2533471, 0.6],
    [0.8416212, 0.8],
    [1, 0.8413447],
    [1.959964, 0.975],
    [-1, 0.1586553],
    [-2, 0.0227501],
    [-3, 0.0013499],
    [4, 0.9999683],
  ])('of %d is %d', (z, share) => {
    expect(Math.abs(normalShare(z) - share)).toBeLessThan(2e-7)
  })
})
