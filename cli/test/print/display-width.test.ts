import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displayWidth, padColumns } from '../../src/print/columns.js'

test.each([
  ['', 0],
  ['Face line', 9],
  ['顔', 2],
  ['フェイスライン: 丸い', 20],
  ['（ー・。）', 10],
  ['● · █ ≠ →', 9],
])('%s takes %i columns', (text, columns) => {
  expect(displayWidth(text)).toBe(columns)
})

test('a padded text has the columns given, or its own if it has more', () => {
  const textArb = fc.string({ unit: fc.constantFrom('a', 'Z', ' ', '·', '顔', 'ー', '。') })
  fc.assert(
    fc.property(textArb, fc.nat(40), (text, columns) => {
      expect(displayWidth(padColumns(text, columns))).toBe(Math.max(columns, displayWidth(text)))
    }),
  )
})
