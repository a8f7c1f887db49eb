import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HexColour } from '../../src/colour/hex-colour.js'
import { hexColourArb } from '@kaoiro/fixtures/arbitraries/colour'

test('decode inverts encode', () => {
  fc.assert(
    fc.property(hexColourArb, (colour) => {
      expect(HexColour.decode(HexColour.encode(colour))).toEqual(E.right(colour))
    }),
  )
})

test.each(['#e60033', 'E60033', ' #E60033\n', '＃Ｅ６００３３'])('decodes %j', (text) => {
  expect(HexColour.decode(text)).toEqual(E.right('#e60033'))
})

test('repeats each digit of the short form', () => {
  expect(HexColour.decode('#0aF')).toEqual(E.right('#00aaff'))
})

test.each(['', '#', '#e6003', '#e60033ff', '#e6003g', '##e60033', 'red', null, 0xe60033])(
  'rejects %j',
  (text) => {
    expect(E.isLeft(HexColour.decode(text))).toBe(true)
  },
)
