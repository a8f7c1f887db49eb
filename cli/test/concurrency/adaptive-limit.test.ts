import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AdaptiveLimit } from '../../src/concurrency/adaptive-limit.js'
import { adaptiveLimit } from '../../src/concurrency/adaptive-limit.js'

/** Begins as many items as the limit allows, and ends them all. */
const round = ({ begin, current }: AdaptiveLimit, end: 'quick' | 'slow'): number => {
  const begun = Array.from({ length: current() }, begin)
  for (const item of begun) item[end]()
  return current()
}

test('doubles with each round of quick items, up to the maximum', () => {
  const limit = adaptiveLimit(8, 50)
  expect(limit.current()).toBe(8)
  expect([1, 2, 3, 4].map(() => round(limit, 'quick'))).toEqual([16, 32, 50, 50])
})

test('falls once for all slow items of a round, down to two', () => {
  const limit = adaptiveLimit(8, 64)
  expect([1, 2, 3, 4, 5, 6, 7].map(() => round(limit, 'slow'))).toEqual([5, 3, 2, 2, 2, 2, 2])
})

test('rises by one with each quick round once it has fallen', () => {
  const limit = adaptiveLimit(20, 64)
  expect(round(limit, 'slow')).toBe(14)
  expect([1, 2, 3].map(() => round(limit, 'quick'))).toEqual([14, 15, 16])
})

test('stays between one and the maximum', () => {
  const endArb = fc.constantFrom('quick' as const, 'slow' as const)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), fc.array(endArb), (max, ends) => {
      const limit = adaptiveLimit(8, max)
      for (const end of ends) {
        expect(round(limit, end)).toBeGreaterThanOrEqual(1)
        expect(limit.current()).toBeLessThanOrEqual(max)
      }
    }),
  )
})
