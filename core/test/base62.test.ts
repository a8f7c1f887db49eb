import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { base62 } from '@kaoiro/core/base62'

describe('base62', () => {
  test.each([
    [0, '0'],
    [61, 'z'],
    [62, '10'],
    [2 ** 41 - 1, 'ciKbTd1'],
  ])('%d is "%s"', (number, digits) => {
    expect(base62.encode(number)).toBe(digits)
    expect(base62.decode(digits)).toEqual(E.right(number))
  })

  test('decode inverts encode', () => {
    fc.assert(
      fc.property(fc.maxSafeNat().map((n) => n % 62 ** 7), (n) => {
        expect(base62.decode(base62.encode(n))).toEqual(E.right(n))
      }),
    )
  })
})
