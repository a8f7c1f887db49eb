import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { receiptArb } from '@kaoiro/fixtures/arbitraries/receipt'
import { Receipt } from '@kaoiro/core/session/receipt/receipt'

describe('a receipt', () => {
  test('is the same after it was kept as JSON', () => {
    fc.assert(
      fc.property(receiptArb, (receipt) => {
        expect(Receipt.decode(JSON.parse(JSON.stringify(receipt)))).toEqual(E.right(receipt))
      }),
    )
  })

  test.each([null, 's-1', {}, { sessionId: 7 }, { sessionId: 's-1', photoDeletedAt: 'soon' }])(
    '%j is no receipt',
    (kept) => {
      expect(E.isLeft(Receipt.decode(kept))).toBe(true)
    },
  )
})
