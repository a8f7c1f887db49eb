import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalShare, normalCloud } from '@kaoiro/core/analysis/statistics/normal'
import { evenly } from '../arbitraries.js'

describe('the cloud', () => {
  test('"the share of points beyond any line is that of a normal distribution, within 1.5 %"', () => {
    fc.assert(
      fc.property(evenly(0, 2 * Math.PI), evenly(-3, 3), (angle, at) => {
        const below = normalCloud.filter(
          ({ x, y }) => x * Math.cos(angle) + y * Math.sin(angle) < at,
        ).length
        expect(Math.abs(below / normalCloud.length - normalShare(at))).toBeLessThan(0.015)
      }),
    )
  })

  test('each point has its mirror image', () => {
    const has = (x: number, y: number) => normalCloud.some((own) => own.x === x && own.y === y)
    expect(normalCloud.every(({ x, y }) => has(-x, -y))).toBe(true)
  })
})
