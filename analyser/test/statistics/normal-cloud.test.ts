import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalShare } from '@kaoiro/core/statistics'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'
import { normalCloud } from '../../src/statistics/normal-cloud.js'

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
