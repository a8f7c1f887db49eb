import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { Product } from '@kaoiro/core/products'
import { resultCode } from '@kaoiro/core/result-code'
import { averageDiagnosis } from '@kaoiro/fixtures/average-diagnosis'
import { result as texts } from '@kaoiro/texts/ja'
import { productsLead, recommendations, triedFirst } from '../../src/result/recommendations.js'
import { resultView } from '../../src/result/result-view.js'

const viewOf = (gender: 'MEN' | 'WOMEN') => {
  const view = resultView(texts.content, resultCode.encode({ ...averageDiagnosis, gender }))
  if (E.isLeft(view)) throw new Error('a valid code was refused')
  return view.right
}

const [woman, man] = [viewOf('WOMEN'), viewOf('MEN')]

const name = { ja: 'product' }
const common = { name, floor: { ja: '1F' }, url: 'https://www.example.com/' }
const distances = { spring: 1, summer: 1, autumn: 1, winter: 1 }
const shade = { name, colour: '#c61230', distances, lightness: 60 } as const

const table: ReadonlyArray<Product> = [
  ...(['base', 'cheek', 'lip'] as const).map((category) => ({
    ...common,
    category,
    shades: [shade] as const,
  })),
  { ...common, category: 'skin' },
]

describe('the products for a result', () => {
  it.each([
    ['untold', null],
    ['untold', {}],
    [null, { skinLightness: 60 }],
    ['none', { skinLightness: 10 }],
  ])('tell that the depth of the base is %s for %j', (base, seen) => {
    expect(recommendations(table, woman, seen).base).toBe(base)
  })

  it('say nothing of a base where there is none', () => {
    const withoutBase = table.filter(({ category }) => category !== 'base')
    expect(recommendations(withoutBase, woman, null).base).toBeNull()
    expect(recommendations(table, man, null).base).toBeNull()
  })

  it('are tried in the order lips, base, skin, hair', () => {
    const tried = triedFirst(recommendations(table, woman, { skinLightness: 60 }))
    expect(tried.map(({ product }) => product.category)).toEqual(['lip', 'base'])
  })

  it('are introduced by the season for women, by the pattern for men, and by the base', () => {
    const { lead, bases } = texts.shop.products
    expect(productsLead(texts, woman, 'untold')).toEqual([
      lead.WOMEN({ season: woman.colour.name }),
      bases.untold,
    ])
    expect(productsLead(texts, man, null)).toEqual([lead.MEN({ pattern: man.pattern.name })])
  })
})
