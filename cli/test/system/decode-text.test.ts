import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText, textStream } from '../../src/system/decode-text.js'
import { utf16Be, utf16Le } from './utf16.js'

const encodings = [
  (text: string) => Buffer.from(text),
  (text: string) => Buffer.from(`\ufeff${text}`),
  utf16Le,
  utf16Be,
]

test('returns the encoded text, in one piece or split into any chunks', () => {
  const textArb = fc.string({ unit: fc.constantFrom('a', '顔', '😀', '\n'), minLength: 1 })
  fc.assert(
    fc.property(
      textArb,
      fc.array(fc.nat(9)),
      fc.constantFrom(...encodings),
      (text, sizes, encode) => {
        const bytes = encode(text)
        expect(decodeText(bytes)).toBe(text)
        const stream = textStream()
        let read = ''
        let at = 0
        for (const size of [...sizes, bytes.length])
          read += stream.add(bytes.subarray(at, (at += size)))
        expect(read + stream.end()).toBe(text)
      },
    ),
  )
})

test('decodeText returns null for other encodings', () => {
  expect(decodeText(Buffer.of(0x8a, 0xe7))).toBeNull()
  expect(decodeText(utf16Le('a').subarray(0, -1))).toBeNull()
})
