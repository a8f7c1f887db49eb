import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeEdited, decodeText, textStream } from '../src/decode-text.js'
import { utf16Be, utf16Le } from '@kaoiro/fixtures/utf16'

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

const japanese = Buffer.from('8ae72c8e5293638252', 'hex')

test.each([
  ['Shift_JIS', japanese, '顔,山田３'],
  ['UTF-16', utf16Le('顔,山田３'), '顔,山田３'],
  // 颜,王小明
  ['GBK', Buffer.from('d1d52ccdf5d0a1c3f7', 'hex'), null],
  // 김,얼굴
  ['EUC-KR', Buffer.from('b1e82cbef3b1bc', 'hex'), null],
  ['Windows-1252', Buffer.from('Schäfer,é.jpg', 'latin1'), null],
  ['a cut character', japanese.subarray(0, 1), null],
])('decodeEdited: %s', (_, bytes, text) => {
  expect(decodeEdited(bytes)).toBe(text)
})
