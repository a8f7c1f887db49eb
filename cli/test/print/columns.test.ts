import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displayWidth, padColumns, wrapped } from '../../src/print/columns.js'

test.each([
  ['', 0],
  ['Face line', 9],
  ['顔', 2],
  ['フェイスライン: 丸い', 20],
  ['（ー・。）', 10],
  ['● · █ ≠ →', 9],
  ['コーン\u200bフラワー', 14],
])('displayWidth measures %s as %i columns', (text, columns) => {
  expect(displayWidth(text)).toBe(columns)
})

test('padColumns pads shorter texts and keeps longer ones', () => {
  const textArb = fc.string({ unit: fc.constantFrom('a', 'Z', ' ', '·', '顔', 'ー', '。') })
  fc.assert(
    fc.property(textArb, fc.nat(40), (text, columns) => {
      expect(displayWidth(padColumns(text, columns))).toBe(Math.max(columns, displayWidth(text)))
    }),
  )
})

const wordArb = fc.oneof(
  fc.constantFrom(
    'chic',
    'Yellow-base',
    'a',
    'を',
    '「春」',
    '色。',
    'ポイント',
    '“暖”，',
    '色：',
    'ルック',
  ),
  fc.constant(' '),
)

test('wrapped fits 80 columns, loses no letter and keeps punctuation off line starts', () => {
  fc.assert(
    fc.property(fc.array(wordArb, { maxLength: 120 }), (words) => {
      const text = words.join('')
      const lines = wrapped('  ')(text)
      for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(80)
      expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
      for (const line of lines) expect(line).not.toMatch(/^\s*[、。」，：”ッー]|[「“]$/)
    }),
  )
})

test('wrapped fills each line', () => {
  expect(wrapped('')('word '.repeat(20))).toEqual([
    'word '.repeat(16).trimEnd(),
    'word '.repeat(4).trimEnd(),
  ])
})

test('wrapped fits any width', () => {
  const lines = wrapped('  ', 20)('word '.repeat(20))
  expect(lines.every((line) => displayWidth(line) <= 20)).toBe(true)
})

test('wrapped breaks earlier rather than leave a few letters in the last line, if the lines are long enough', () => {
  expect(wrapped('', 20)('あいうえおかきくけこです。')).toEqual(['あいうえおかきく', 'けこです。'])
  expect(wrapped('', 10)('あいうえおす。')).toEqual(['あいうえお', 'す。'])
})

test('wrapped breaks Korean between words only, and keeps quotation marks with their words', () => {
  const sentence = '‘봄 웜톤’ 타입과는 불과 5%p 차이예요. '
  const words = sentence.trim().split(' ')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(20), (times, before) => {
      const text = 'a'.repeat(before + 1) + ' ' + sentence.repeat(times)
      for (const line of wrapped('  ')(text))
        for (const word of line.trim().split(' '))
          expect([...words, 'a'.repeat(before + 1)]).toContain(word)
    }),
  )
})
