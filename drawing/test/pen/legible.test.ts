import fc from 'fast-check'
import { expect, test } from 'vitest'
import { legibleOn } from '../../src/pen/legible.js'
import { hexColourArb } from '@kaoiro/fixtures/arbitraries/colour'
import { contrast } from '@kaoiro/fixtures/pixels/contrast'

test('text is legible on any colour', () =>
  fc.assert(
    fc.property(hexColourArb, (ground) => {
      expect(contrast(legibleOn([ground]), ground)).toBeGreaterThanOrEqual(4.5)
    }),
  ))

test('text on two colours is legible if black or white would be', () =>
  fc.assert(
    fc.property(hexColourArb, hexColourArb, (one, other) => {
      const worst = (text: string) => Math.min(contrast(text, one), contrast(text, other))
      const best = Math.max(...['#000000', '#ffffff'].map(worst))
      expect(worst(legibleOn([one, other]))).toBeGreaterThanOrEqual(Math.min(4.5, best) - 1e-9)
    }),
  ))
