import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalShare, normalCloud } from '../../src/statistics/normal.js'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'

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

describe('normalCloud', () => {
  test('has the same share of points beyond any line as a normal distribution, within 1.5 %', () => {
    fc.assert(
      fc.property(evenly(0, 2 * Math.PI), evenly(-3, 3), (angle, at) => {
        const below = normalCloud.filter(
          ({ x, y }) => x * Math.cos(angle) + y * Math.sin(angle) < at,
        ).length
        expect(Math.abs(below / normalCloud.length - normalShare(at))).toBeLessThan(0.015)
      }),
    )
  })

  test('contains the mirror image of each point', () => {
    const has = (x: number, y: number) => normalCloud.some((own) => own.x === x && own.y === y)
    expect(normalCloud.every(({ x, y }) => has(-x, -y))).toBe(true)
  })
})
