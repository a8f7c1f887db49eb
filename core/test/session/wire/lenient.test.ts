import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import * as t from 'io-ts'
import { describe, expect, test } from 'vitest'
import { isLenient, lenient } from '@kaoiro/core/session/wire/lenient'

const Name = lenient(t.type({ name: t.string }))

describe('a lenient codec', () => {
  test('decodes what its inner codec accepts, in the same way', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(Name.decode({ name })).toEqual(E.right({ name }))
        expect(Name.is({ name })).toBe(true)
        expect(Name.encode({ name })).toEqual({ name })
      }),
    )
  })

  test('decodes anything else as absent', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        fc.pre(!t.type({ name: t.string }).is(value))
        expect(Name.decode(value)).toEqual(E.right(undefined))
        expect(Name.is(value)).toBe(value === undefined)
      }),
    )
  })

  test('can be told from others, and names the codec in it', () => {
    expect(isLenient(Name)).toBe(true)
    expect(isLenient(t.partial({ name: t.string }))).toBe(false)
    expect(lenient(t.string).name).toBe('Lenient<string>')
  })
})
