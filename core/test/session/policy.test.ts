import * as O from 'fp-ts/lib/Option.js'
import * as T from 'fp-ts/lib/Task.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Policy } from '../../src/session/policy.js'
import { all, capped, repeating, whilst } from '../../src/session/policy.js'

const policyArb: fc.Arbitrary<Policy<number>> = fc.func(
  fc.oneof(fc.constant(O.none), fc.nat(20_000).map(O.some)),
)
const stateArb = fc.nat(10)

describe('all', () => {
  test('returns the same delay for any order and grouping of the policies', () => {
    fc.assert(
      fc.property(policyArb, policyArb, policyArb, stateArb, (a, b, c, state) => {
        const together = all(a, b, c)(state)
        expect(all(c, all(b, a))(state)).toEqual(together)
        expect(all(all<number>(), all(a, b), c)(state)).toEqual(together)
      }),
    )
  })

  test('returns the longest delay, and none if one policy ends', () => {
    fc.assert(
      fc.property(policyArb, policyArb, stateArb, (a, b, state) => {
        const [one, other] = [a(state), b(state)]
        expect(all(a, b)(state)).toEqual(
          O.isSome(one) && O.isSome(other) ? O.some(Math.max(one.value, other.value)) : O.none,
        )
      }),
    )
  })
})

test('capped shortens longer delays only, and ends with its policy', () => {
  fc.assert(
    fc.property(policyArb, fc.nat(20_000), stateArb, (policy, max, state) => {
      const delay = O.toNullable(policy(state))
      expect(capped(max, policy)(state)).toEqual(
        delay === null ? O.none : O.some(Math.min(max, delay)),
      )
    }),
  )
})

describe('repeating', () => {
  /** Counts up to the end of the policy; `cancelAt` counts the questions whether it is cancelled, from 0. */
  const count = async (policy: Policy<number>, cancelAt = Infinity) => {
    const waits: Array<readonly [number, number]> = []
    let asked = 0
    const last = await repeating<number>({
      policy,
      attempt: (state) => T.of(state + 1),
      wait: (delay, state) => T.fromIO(() => void waits.push([delay, state])),
      cancelled: () => asked++ >= cancelAt,
    })(0)()
    return { last, waits }
  }
  const thrice = all(
    whilst((state: number) => state < 3),
    (state) => O.some(100 * state),
  )

  test('waits before each attempt until the policy ends', async () => {
    expect(await count(thrice)).toEqual({
      last: 3,
      waits: [
        [0, 0],
        [100, 1],
        [200, 2],
      ],
    })
  })

  test.each([
    ['before a wait', 2, 1, 1],
    ['during a wait', 3, 1, 2],
  ])('stops without another attempt if cancelled %s', async (_, at, attempts, waits) => {
    const ended = await count(thrice, at)
    expect([ended.last, ended.waits.length]).toEqual([attempts, waits])
  })
})
