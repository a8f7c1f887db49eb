import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { base62NumberArb, base62TextArb } from '@kaoiro/fixtures/arbitraries/values'
import { base62 } from '../../src/result-code/base62.js'

describe('base62', () => {
  test.each([
    [0, '0'],
    [61, 'z'],
    [62, '10'],
    [62 ** 4 - 1, 'zzzz'],
    [62 ** 4, '10000'],
    [2 ** 41 - 1, 'ciKbTd1'],
    [62 ** 7 - 1, 'zzzzzzz'],
  ])('%d is <%s>', (number, digits) => {
    expect(base62.encode(number)).toBe(digits)
    expect(base62.decode(digits)).toEqual(E.right(number))
  })

  test.each([
    ['000', 0],
    ['00z', 61],
    ['0'.repeat(50) + 'ciKbTd1', 2 ** 41 - 1],
  ])('accepts leading zeros: <%s>', (digits, number) => {
    expect(base62.decode(digits)).toEqual(E.right(number))
  })

  test.each([
    ['', { _tag: 'EmptyCode' }],
    [' ', { _tag: 'InvalidCharacter', character: ' ', position: 1 }],
    ['ab-c', { _tag: 'InvalidCharacter', character: '-', position: 3 }],
    ['ab\0', { _tag: 'InvalidCharacter', character: '\0', position: 3 }],
    ['1é', { _tag: 'InvalidCharacter', character: 'é', position: 2 }],
    ['１', { _tag: 'InvalidCharacter', character: '１', position: 1 }],
    ['1😀', { _tag: 'InvalidCharacter', character: '😀', position: 2 }],
    ['10000000', { _tag: 'TooManyDigits', max: 7 }],
    ['z'.repeat(500), { _tag: 'TooManyDigits', max: 7 }],
  ])('rejects <%s>', (digits, error) => {
    expect(base62.decode(digits)).toEqual(E.left(error))
  })

  test('decoding returns the encoded number', () => {
    fc.assert(
      fc.property(base62NumberArb, (n) => {
        expect(base62.decode(base62.encode(n))).toEqual(E.right(n))
      }),
    )
  })

  test('decoding and encoding a text only removes its leading zeros', () => {
    fc.assert(
      fc.property(base62TextArb, (text) => {
        const digits = `1${text.slice(0, 6)}`
        expect(E.map(base62.encode)(base62.decode(`00${digits}`))).toEqual(E.right(digits))
      }),
    )
  })
})
