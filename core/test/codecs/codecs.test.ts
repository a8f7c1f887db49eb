import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { literals, isLenient, lenient, Share } from '../../src/codecs/codecs.js'
import * as t from 'io-ts'
import { unsoundShareArb } from '@kaoiro/fixtures/arbitraries/certainty'

const Answer = literals('Answer', ['yes', 'no', 1] as const)

describe('literals', () => {
  test('each listed value decodes to itself', () => {
    for (const value of ['yes', 'no', 1]) {
      expect(Answer.decode(value)).toEqual(E.right(value))
      expect(Answer.is(value)).toBe(true)
    }
  })

  test('rejects a listed number that is written as text', () => {
    expect(E.isLeft(Answer.decode('1'))).toBe(true)
  })

  test('rejects every other value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const listed = value === 'yes' || value === 'no' || value === 1
        expect(E.isRight(Answer.decode(value))).toBe(listed)
        expect(Answer.is(value)).toBe(listed)
      }),
    )
  })
})

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

test('Share rejects other values', () => {
  fc.assert(fc.property(unsoundShareArb, (value) => !Share.is(value)))
})
