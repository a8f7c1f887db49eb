import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import * as t from 'io-ts'
import { describe, expect, test } from 'vitest'
import { isLenient, lenient } from '../../src/codecs/codecs.js'

const Name = lenient(t.type({ name: t.string }))

describe('a lenient codec', () => {
  test('decodes every value that its inner codec rejects as undefined', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        fc.pre(!t.type({ name: t.string }).is(value))
        expect(Name.decode(value)).toEqual(E.right(undefined))
        expect(Name.is(value)).toBe(value === undefined)
      }),
    )
  })

  test('is recognised by isLenient, and has the inner codec in its name', () => {
    expect(isLenient(Name)).toBe(true)
    expect(isLenient(t.partial({ name: t.string }))).toBe(false)
    expect(lenient(t.string).name).toBe('Lenient<string>')
  })
})
