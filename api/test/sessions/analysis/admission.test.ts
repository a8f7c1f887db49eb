import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { admit } from '../../../src/sessions/analysis/admission.js'
import type { QueueState } from '../../../src/sessions/ports/persistence.js'

const placesArb = fc.integer({ min: 1, max: 1_000 })

const stateArb: fc.Arbitrary<QueueState> = fc
  .record({ waiting: fc.nat(1_200), share: fc.double({ min: 0, max: 1, noNaN: true }) })
  .chain(({ waiting, share }) =>
    fc.record({
      waiting: fc.constant(waiting),
      own: fc.constant(Math.floor(waiting * share)),
      lastArrival: fc.nat(1_000_000),
    }),
  )

interface Admitted {
  readonly places: number
  readonly state: QueueState
}

/** A queue that admits the client. */
const admittedArb: fc.Arbitrary<Admitted> = fc
  .record({
    places: placesArb,
    lastArrival: fc.nat(1_000_000),
    filled: fc.nat(999),
    own: fc.nat(999),
  })
  .map(({ places, lastArrival, filled, own }) => {
    const waiting = filled % places
    const maxOwn = Math.min(waiting, places - waiting - 1)
    return { places, state: { waiting, own: own % (maxOwn + 1), lastArrival } }
  })

const priorityIn = (places: number, state: QueueState): number => {
  const position = admit(places)(state)
  return E.isRight(position) ? position.right.priority : Number.NEGATIVE_INFINITY
}

const admits = (places: number, state: QueueState): boolean => E.isRight(admit(places)(state))

/** The number of places that each client gets if they ask in this order and no session leaves the queue. */
const placesTaken = (places: number, clients: ReadonlyArray<number>): ReadonlyArray<number> => {
  const counts = new Map<number, number>()
  let waiting = 0
  for (const client of clients) {
    const own = counts.get(client) ?? 0
    if (!admits(places, { waiting, own, lastArrival: waiting })) continue
    counts.set(client, own + 1)
    waiting++
  }
  return [...counts.values()]
}

describe('the admission to the queue', () => {
  test('admits a client without waiting sessions while any place is free', () => {
    fc.assert(
      fc.property(placesArb, stateArb, (places, state) => {
        expect(admits(places, { ...state, own: 0 })).toBe(state.waiting < places)
      }),
    )
  })

  test('limits a client to half of the places, rounded up, and all clients to the number of places', () => {
    const clientsArb = fc.array(fc.nat(5), { maxLength: 300 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), clientsArb, (places, clients) => {
        const counts = placesTaken(places, clients)
        for (const count of counts) expect(count).toBeLessThanOrEqual(Math.ceil(places / 2))
        expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(places)
      }),
    )
  })

  test.each([
    [1, [100]],
    [2, [67, 67]],
    [3, [50, 50, 50]],
    [4, [40, 40, 40, 40]],
  ])('divides 200 places among %d clients as %j', (count, expected) => {
    const rounds = Array.from({ length: 200 * count }, (_, index) => index % count)
    expect(placesTaken(200, rounds)).toEqual(expected)
  })

  test('is monotonic: an admitted client is also admitted if fewer sessions wait', () => {
    fc.assert(
      fc.property(admittedArb, fc.nat(50), fc.nat(50), ({ places, state }, fewer, ownFewer) => {
        const own = Math.max(0, state.own - ownFewer)
        expect(admits(places, { ...state, own })).toBe(true)
        const waiting = Math.max(state.own, state.waiting - fewer)
        expect(admits(places, { ...state, waiting })).toBe(true)
      }),
    )
  })

  test("reports which is full, the queue or the client's share", () => {
    expect(admit(10)({ waiting: 10, own: 0, lastArrival: 0 })).toEqual(E.left('full'))
    expect(admit(10)({ waiting: 7, own: 3, lastArrival: 0 })).toEqual(E.left('share'))
  })
})

describe('the priority of a session', () => {
  test('is higher if its client has fewer sessions waiting', () => {
    fc.assert(
      fc.property(admittedArb, fc.nat(), ({ places, state }, fewer) => {
        const own = fewer % (state.own + 1)
        const gap = priorityIn(places, { ...state, own }) - priorityIn(places, state)
        expect(Math.sign(gap)).toBe(Math.sign(state.own - own))
      }),
    )
  })

  test('is higher for the earlier of two sessions if their clients have equally many waiting', () => {
    fc.assert(
      fc.property(admittedArb, fc.nat(600), ({ places, state }, later) => {
        const next = { ...state, lastArrival: state.lastArrival + later + 1 }
        expect(priorityIn(places, next)).toBeLessThan(priorityIn(places, state))
      }),
    )
  })

  test('lets at most eight later arrivals overtake for each earlier session of its client', () => {
    fc.assert(
      fc.property(admittedArb, fc.nat(600), ({ places, state }, later) => {
        const lastArrival = state.lastArrival + 8 * state.own + later
        expect(priorityIn(places, { waiting: 0, own: 0, lastArrival })).toBeLessThanOrEqual(
          priorityIn(places, state),
        )
      }),
    )
  })
})
