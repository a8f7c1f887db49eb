import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { removalArb } from '@kaoiro/fixtures/arbitraries/receipt'
import { Removal, removals } from '@kaoiro/core/session/receipt/removal'

const { concat, empty } = removals

describe('what was removed with several sessions', () => {
  test('does not depend on how they are grouped, nor on their order', () => {
    fc.assert(
      fc.property(removalArb, removalArb, removalArb, (a, b, c) => {
        expect(concat(concat(a, b), c)).toEqual(concat(a, concat(b, c)))
        expect(concat(a, b)).toEqual(concat(b, a))
      }),
    )
  })

  test('is not changed by a session of which nothing is left', () => {
    fc.assert(
      fc.property(removalArb, (removal) => {
        expect(concat(removal, empty)).toEqual(removal)
        expect(concat(empty, removal)).toEqual(removal)
      }),
    )
  })

  test('has each part that any of them had', () => {
    const photo = { _tag: 'Removed', parts: { photo: true, result: false } } as const
    const result = { _tag: 'Removed', parts: { photo: false, result: true } } as const
    expect(concat(photo, result)).toEqual({
      _tag: 'Removed',
      parts: { photo: true, result: true },
    })
  })

  test('is unknown in its parts if that of one session is', () => {
    const unknown = { _tag: 'Removed', parts: null } as const
    const known = { _tag: 'Removed', parts: { photo: false, result: true } } as const
    expect(concat(known, unknown)).toEqual(unknown)
  })

  test('is the same after it was kept as JSON', () => {
    fc.assert(
      fc.property(removalArb, (removal) => {
        expect(Removal.decode(JSON.parse(JSON.stringify(removal)))).toEqual(E.right(removal))
      }),
    )
  })
})
