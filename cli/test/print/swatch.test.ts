import { bytesOfHex } from '@kaoiro/core/colour'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hexColourArb } from '@kaoiro/fixtures/arbitraries/colour'
import { swatchFor } from '../../src/print/style.js'

const levels = [0, 95, 135, 175, 215, 255]

test.each([
  ['without colours', false, { COLORTERM: 'truecolor' }],
  ['in a terminal of eight colours', true, { TERM: 'linux' }],
])('a swatch is empty %s', (_, hasColour, env) => {
  expect(swatchFor(hasColour, env)('#fb7f7a')).toBe('')
})

test('a swatch has the exact colour where the terminal says that it can show it', () => {
  expect(swatchFor(true, { COLORTERM: 'truecolor' })('#fb7f7a')).toBe(
    '\x1b[48;2;251;127;122m  \x1b[0m ',
  )
})

test('a swatch is otherwise at most 20 from the colour in each channel, except in the dark', () => {
  fc.assert(
    fc.property(hexColourArb, (hex) => {
      const [, number = ''] =
        /^\x1b\[48;5;(\d+)m {2}\x1b\[0m $/.exec(swatchFor(true, { TERM: 'xterm-256color' })(hex)) ??
        []
      const cube = Number(number) - 16
      const shown = [Math.floor(cube / 36), Math.floor(cube / 6) % 6, cube % 6].map(
        (at) => levels[at] ?? Number.NaN,
      )
      for (const [at, byte] of bytesOfHex(hex).entries())
        expect(Math.abs((shown[at] ?? Number.NaN) - byte)).toBeLessThanOrEqual(byte < 95 ? 48 : 20)
    }),
  )
})
