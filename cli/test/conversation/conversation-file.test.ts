import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyTextArb } from '@kaoiro/fixtures/arbitraries/values'
import { genderArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { bodyText, storedBody } from '../../src/conversation/stored-body.js'
import { conversationFileName } from '../../src/conversation/conversation-file.js'

const key = { photo: 'anna.jpg', gender: 'WOMEN', hairline: 20 } as const

describe('a body in a recording', () => {
  test.each([
    ['an object as itself', '{"a": [1]}', { a: [1] }],
    ['words as they are', '<html>', '<html>'],
    ['nothing as nothing', '', ''],
    ['a text in JSON as its text', '"x"', '"x"'],
    ['a number as its text', '1', '1'],
    ['null as its text', 'null', 'null'],
    ['a number that JSON cannot write as its text', '{"a":1e999}', '{"a":1e999}'],
    [
      'a list that is too deep as its text',
      '['.repeat(1e5) + ']'.repeat(1e5),
      '['.repeat(1e5) + ']'.repeat(1e5),
    ],
  ])('holds %s', (_, text, stored) => {
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

  test('reads as the text that was stored, or as the same JSON', () => {
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

describe('names of recordings', () => {
  test.each([
    ['photos/anna.jpg', /^anna-[0-9a-f]{10}\.json$/],
    ['/a/My photo (1).JPEG', /^My-photo-1-[0-9a-f]{10}\.json$/],
    ['顔写真.png', /^顔写真-[0-9a-f]{10}\.json$/],
    ['../..', /^photo-[0-9a-f]{10}\.json$/],
    [`${'x'.repeat(300)}.jpg`, /^x{40}-[0-9a-f]{10}\.json$/],
  ])('of %s', (name, pattern) => {
    expect(conversationFileName({ ...key, photo: name })).toMatch(pattern)
  })

  test("are valid whatever the photo's name is, and one for each key", () => {
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
