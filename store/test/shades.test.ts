import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { labOf } from '@kaoiro/fixtures/pixels/lab-of'
import { bytesOfHex, ciede2000 } from '@kaoiro/core/colour'
import { seasons } from '@kaoiro/core/diagnosis'
import { palettes } from '@kaoiro/core/palette'
import type { Product } from '@kaoiro/core/products'
import { recommend } from '@kaoiro/core/products'
import { shadeDistances } from '../src/shades.js'

const colourArb = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}` as const)

describe('shadeDistances', () => {
  test('finds the nearest colour of each palette', () => {
    fc.assert(
      fc.property(colourArb, (colour) => {
        const distances = shadeDistances(colour)
        for (const season of seasons) {
          const all = palettes[season].map((swatch) =>
            ciede2000(labOf(...bytesOfHex(colour)), labOf(...bytesOfHex(swatch.colour))),
          )
          expect(Math.abs(distances[season] - Math.min(...all))).toBeLessThan(0.0051)
        }
      }),
    )
  })

  test.each(seasons)('is 0 for the colours of %s', (season) => {
    for (const { colour } of palettes[season]) expect(shadeDistances(colour)[season]).toBe(0)
  })

  test.each([
    ['spring', ['#f97d76']],
    ['summer', []],
    ['autumn', ['#964133', '#67322d']],
    ['winter', []],
  ] as const)('recommends of a lipstick in coral, brick and mahogany for %s: %j', (season, own) => {
    const shade = (colour: `#${string}`) => ({
      name: { en: 'shade' },
      colour,
      distances: shadeDistances(colour),
      lightness: 50,
    })
    const lipstick: Product = {
      category: 'lip',
      name: { en: 'lipstick' },
      floor: { en: '1F' },
      url: 'https://www.example.com/',
      shades: [shade('#f97d76'), shade('#964133'), shade('#67322d')],
    }
    const found = recommend([lipstick])({ gender: 'WOMEN', faceType: 'basic', colorType: season })
    expect(found.flatMap(({ shades }) => shades.map(({ colour }) => colour))).toEqual(own)
  })
})
