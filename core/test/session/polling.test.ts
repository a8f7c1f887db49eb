import * as O from 'fp-ts/lib/Option.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PollingPolicy } from '../../src/session/policy.js'
import { schedule, scheduleWithin } from '../../src/session/policy.js'

/** All delays of a finite policy. */
const waitsOf = (policy: PollingPolicy): ReadonlyArray<number> => {
  const waits: Array<number> = []
  for (let attempt = 0; ; attempt++) {
    const wait = policy(attempt)
    if (O.isNone(wait)) return waits
    waits.push(wait.value)
  }
}

const sumOf = (waits: ReadonlyArray<number>): number => waits.reduce((sum, wait) => sum + wait, 0)

describe('schedule', () => {
  test('waits 3 s, then 1 s for five polls, then 3 s each (specification §9)', () => {
    expect(Array.from({ length: 10 }, (_, attempt) => schedule(attempt))).toEqual([
      ...[3000, 1000, 1000, 1000, 1000, 1000],
      ...[3000, 3000, 3000, 3000],
    ])
  })
})

describe('scheduleWithin', () => {
  test.each([
    [0, []],
    [2999, []],
    [3000, [3000]],
    [3999, [3000]],
    [4000, [3000, 1000]],
    [8000, [3000, 1000, 1000, 1000, 1000, 1000]],
    [10_999, [3000, 1000, 1000, 1000, 1000, 1000]],
    [11_000, [3000, 1000, 1000, 1000, 1000, 1000, 3000]],
  ])('polls within %d ms after %j', (max, waits) => {
    expect(waitsOf(scheduleWithin(max))).toEqual(waits)
  })

  test.each([-1, Number.NaN, -Infinity])('does not poll within %d ms', (max) => {
    expect(scheduleWithin(max)(0)).toEqual(O.none)
  })

  test('ends with the last poll that is within the maximum time', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (max) => {
        const waits = waitsOf(scheduleWithin(max))
        expect(sumOf(waits)).toBeLessThanOrEqual(max)
        expect(sumOf(waits) + schedule(waits.length)).toBeGreaterThan(max)
      }),
    )
  })
})
