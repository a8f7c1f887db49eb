import { genderArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { anyTextArb } from '@kaoiro/fixtures/arbitraries/values'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bodyText,
  storedBody,
  conversationFileName,
} from '../../src/conversation/conversation-file.js'

const key = { photo: 'anna.jpg', gender: 'WOMEN', hairline: 20 } as const

describe('storedBody', () => {
  test.each([
    ['an object as itself', '{"a": [1]}', { a: [1] }],
    ['text as itself', '<html>', '<html>'],
    ['an empty body as an empty text', '', ''],
    ['a JSON string as its text', '"x"', '"x"'],
    ['a number as its text', '1', '1'],
    ['null as its text', 'null', 'null'],
    ['an infinite number as its text', '{"a":1e999}', '{"a":1e999}'],
    [
      'a list that is nested too deeply as its text',
      '['.repeat(1e5) + ']'.repeat(1e5),
      '['.repeat(1e5) + ']'.repeat(1e5),
    ],
  ])('stores %s', (_, text, stored) => {
    expect(storedBody(text)).toEqual(stored)
  })

  const jsonOf = (text: string): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      return undefined
    }
  }
  const throughFile = (stored: unknown): unknown => JSON.parse(JSON.stringify(stored))

  test('bodyText returns the original text or equal JSON for any stored body', () => {
    fc.assert(
      fc.property(fc.oneof(anyTextArb, fc.json(), fc.json().map(JSON.stringify)), (text) => {
        const read = bodyText(throughFile(storedBody(text)))
        if (read !== text) {
          expect(typeof jsonOf(text)).toBe('object')
          expect(jsonOf(read)).toEqual(jsonOf(text))
        }
      }),
    )
  })
})

describe('conversationFileName', () => {
  test.each([
    ['photos/anna.jpg', /^anna-[0-9a-f]{10}\.json$/],
    ['/a/My photo (1).JPEG', /^My-photo-1-[0-9a-f]{10}\.json$/],
    ['顔写真.png', /^顔写真-[0-9a-f]{10}\.json$/],
    ['../..', /^photo-[0-9a-f]{10}\.json$/],
    [`${'x'.repeat(300)}.jpg`, /^x{40}-[0-9a-f]{10}\.json$/],
  ])('makes a name for %s', (name, pattern) => {
    expect(conversationFileName({ ...key, photo: name })).toMatch(pattern)
  })

  test('returns a valid file name that is the same for equal keys and depends on the hairline', () => {
    const keyArb = fc.record({
      photo: anyTextArb,
      gender: genderArb,
      hairline: fc.oneof(
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.constant('auto' as const),
      ),
    })
    fc.assert(
      fc.property(keyArb, keyArb, (one, other) => {
        expect(conversationFileName(one)).toMatch(/^[\p{L}\p{M}\p{N}-]{1,40}-[0-9a-f]{10}\.json$/u)
        expect(conversationFileName(one)).toBe(conversationFileName({ ...one }))
        expect(
          conversationFileName({ ...one, hairline: other.hairline }) === conversationFileName(one),
        ).toBe(Object.is(one.hairline, other.hairline) || one.hairline === other.hairline)
      }),
    )
  })
})
