import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Box } from '../../src/face/face-candidate.js'
import { areaOf, overlapOf } from '../../src/face/face-candidate.js'

const coordinateArb = fc.integer({ min: -1000, max: 1000 })
const sideArb = fc.integer({ min: 1, max: 1000 })

const boxArb: fc.Arbitrary<Box> = fc
  .tuple(coordinateArb, coordinateArb, sideArb, sideArb)
  .map(([left, top, width, height]) => ({ left, top, right: left + width, bottom: top + height }))

describe('overlapOf', () => {
  test('is between 0 and 1, and 1 for two equal boxes', () => {
    fc.assert(
      fc.property(boxArb, boxArb, (one, other) => {
        expect(overlapOf(one, one)).toBe(1)
        expect(overlapOf(one, other)).toBeGreaterThanOrEqual(0)
        expect(overlapOf(one, other)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('is the ratio of areas for a box inside another', () => {
    fc.assert(
      fc.property(boxArb, fc.nat(50), fc.nat(50), (inner, wider, taller) => {
        const outer = { ...inner, left: inner.left - wider, bottom: inner.bottom + taller }
        expect(overlapOf(inner, outer)).toBeCloseTo(areaOf(inner) / areaOf(outer), 10)
      }),
    )
  })
})
