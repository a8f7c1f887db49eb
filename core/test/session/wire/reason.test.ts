import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isReason, reasons } from '@kaoiro/core/session/wire/reason'

describe('isReason', () => {
  test('accepts every reason', () => {
    expect(reasons.every(isReason)).toBe(true)
  })

  test.each([null, '', 'No-face', 'no face', 'toString'])('%s is no reason', (text) => {
    expect(isReason(text)).toBe(false)
  })

  test('a reason with anything added is no reason', () => {
    fc.assert(
      fc.property(fc.constantFrom(...reasons), fc.string({ minLength: 1 }), (reason, more) => {
        expect(isReason(reason + more)).toBe(false)
      }),
    )
  })
})
