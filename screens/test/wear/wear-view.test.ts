import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seasons } from '@kaoiro/core/diagnosis'
import type { ColourDoubt } from '@kaoiro/core/palette'
import { commonColours, palettes } from '@kaoiro/core/palette'
import type { Product } from '@kaoiro/core/products'
import { colourPath, resultCode } from '@kaoiro/core/result-code'
import { averageDiagnosis } from '@kaoiro/fixtures/average-diagnosis'
import { wear as texts } from '@kaoiro/texts/en'
import { colourPage, shadeGroups, wearView } from '../../src/wear/wear-view.js'

const woman = { ...averageDiagnosis, gender: 'WOMEN' } as const
const colourArb = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}` as const)

describe('the view of a colour', () => {
  it('paints next to the face what is worn there, and the colour itself near the face or below', () => {
    fc.assert(
      fc.property(colourArb, fc.constantFrom(...seasons), (colour, colorType) => {
        const { worn, swatches } = wearView(texts, { ...woman, colorType }, { colour })
        expect(worn?.below ?? worn?.cloth).toBe(colour)
        const shown = swatches.map((swatch) => swatch.colour)
        expect(shown).toContain(worn?.cloth)
        expect(swatches.map(({ name }) => name)).not.toContain('')
      }),
    )
  })

  it('names a colour of the palette, an everyday colour, and another by its value', () => {
    const nameOf = (colour: `#${string}`) => wearView(texts, woman, { colour }).name
    const [own] = palettes[woman.colorType]
    expect(nameOf(own.colour)).toBe(texts.swatches[own.id])
    expect(nameOf(commonColours.turquoise)).toBe('turquoise')
    expect(nameOf('#12ab34')).toBe('#12AB34')
  })

  it('paints lipstick on the lips, and no eye make-up', () => {
    const wornAs = (makeUp: 'lips' | 'eyes') =>
      wearView(texts, woman, { colour: '#b03050', shade: { name: 'Rosewood', makeUp } })
    expect(wornAs('lips').worn?.makeUp).toEqual({ area: 'lips', colour: '#b03050' })
    expect(wornAs('lips').name).toBe('Rosewood')
    expect(wornAs('eyes').worn).toBeNull()
  })

  it('says how sure a measured colour is', () => {
    const sureOf = (reference: 'sheet' | null, doubts: ReadonlyArray<ColourDoubt>) =>
      wearView(texts, woman, {
        colour: '#b03050',
        measured: { colour: '#b03050', reference, doubts },
      }).sure
    expect(sureOf('sheet', [])).toEqual([texts.measured.sheet])
    expect(sureOf(null, ['light', 'glare'])).toEqual([texts.doubts.light, texts.doubts.glare])
    expect(wearView(texts, woman, { colour: '#b03050' }).sure).toEqual([])
  })
})

describe('the shades of products', () => {
  const shade = { name: { ja: '朱', en: 'Vermilion' }, colour: '#e0402a', lightness: 50 } as const
  const distances = { spring: 1, summer: 1, autumn: 1, winter: 1 }
  const common = { floor: { ja: '1F' }, url: 'https://www.example.com/' }
  const products: ReadonlyArray<Product> = [
    { ...common, category: 'lip', name: { ja: '口紅' }, shades: [{ ...shade, distances }] },
    { ...common, category: 'base', name: { ja: '下地' }, shades: [{ ...shade, distances }] },
    { ...common, category: 'skin', name: { ja: '化粧水' } },
  ]

  it('are those of make-up that is worn as a colour, in the language, for women', () => {
    const shades = [
      { colour: shade.colour, shade: { name: shade.name.en, makeUp: 'lips' as const } },
    ]
    expect(shadeGroups(products, 'WOMEN', 'en')).toEqual([{ name: '口紅', shades }])
    expect(shadeGroups(products, 'MEN', 'en')).toEqual([])
  })
})

describe('the page of a colour', () => {
  const code = resultCode.encode(woman)

  it('inverts its path', () => {
    fc.assert(
      fc.property(colourArb, (colour) => {
        const [, , ofPath = '', , colourOfPath = ''] = colourPath(`0${code}`, colour).split('/')
        expect(colourPage(ofPath, colourOfPath)).toMatchObject(E.right({ code, colour }))
      }),
    )
  })

  it('keeps the result if the colour cannot be read, and nothing if the code is invalid', () => {
    expect(colourPage(code, 'mauve')).toMatchObject(E.right({ code, colour: null }))
    expect(E.isLeft(colourPage('-', 'e60033'))).toBe(true)
  })
})
