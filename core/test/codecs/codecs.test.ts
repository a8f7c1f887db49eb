import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { literals } from '../../src/codecs/codecs.js'

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
