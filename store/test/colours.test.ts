import { describe, expect, test } from 'vitest'
import { seasons } from '@kaoiro/core/diagnosis'
import { palettes } from '@kaoiro/core/palette'
import type { Product } from '@kaoiro/core/products'
import { recommend } from '@kaoiro/core/products'
import { shadeDistances } from '../src/colours.js'

describe('shadeDistances', () => {
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
