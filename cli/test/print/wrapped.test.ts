import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displayWidth, wrapped } from '../../src/print/columns.js'

const wordArb = fc.oneof(
  fc.constantFrom('chic', 'Yellow-base', 'a', 'を', '「春」', '色。', 'ポイント'),
  fc.constant(' '),
)

test('every line fits 80 columns after its indent, and no letter is lost', () => {
  fc.assert(
    fc.property(fc.array(wordArb, { maxLength: 120 }), (words) => {
      const text = words.join('')
      const lines = wrapped('  ')(text)
      for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(80)
      expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
      for (const line of lines) expect(line).not.toMatch(/^\s*[、。」]|「$/)
    }),
  )
})

test('a line is broken as late as it can be', () => {
  expect(wrapped('')('word '.repeat(20))).toEqual([
    'word '.repeat(16).trimEnd(),
    'word '.repeat(4).trimEnd(),
  ])
})
