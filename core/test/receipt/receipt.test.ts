import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { receiptArb, removalArb } from '@kaoiro/fixtures/arbitraries/receipt'
import { Receipt, removals } from '../../src/receipt/receipt.js'

describe('Receipt', () => {
  test('decoding returns the encoded receipt, through JSON', () => {
    fc.assert(
      fc.property(receiptArb, (receipt) => {
        expect(Receipt.decode(JSON.parse(JSON.stringify(receipt)))).toEqual(E.right(receipt))
      }),
    )
  })

  test.each([null, 's-1', {}, { sessionId: 7 }, { sessionId: 's-1', photoDeletedAt: 'soon' }])(
    'rejects %j',
    (stored) => {
      expect(E.isLeft(Receipt.decode(stored))).toBe(true)
    },
  )
})

describe('removals', () => {
  const { concat, empty } = removals

  test('does not depend on order or grouping', () => {
    fc.assert(
      fc.property(removalArb, removalArb, removalArb, (a, b, c) => {
        expect(concat(concat(a, b), c)).toEqual(concat(a, concat(b, c)))
        expect(concat(a, b)).toEqual(concat(b, a))
      }),
    )
  })

  test('returns the other removal if one is NothingLeft', () => {
    fc.assert(
      fc.property(removalArb, (removal) => {
        expect(concat(removal, empty)).toEqual(removal)
        expect(concat(empty, removal)).toEqual(removal)
      }),
    )
  })

  const removed = (parts: { photo: boolean; result: boolean } | null) =>
    ({ _tag: 'Removed', parts }) as const

  test('contains each part that was removed in at least one session', () => {
    const [photo, result] = [
      removed({ photo: true, result: false }),
      removed({ photo: false, result: true }),
    ]
    expect(concat(photo, result)).toEqual(removed({ photo: true, result: true }))
  })

  test('contains no parts if one session does not report them', () => {
    expect(concat(removed({ photo: false, result: true }), removed(null))).toEqual(removed(null))
  })
})
