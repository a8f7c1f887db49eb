import { describe, expect, test } from 'vitest'
import type { FaceType } from '../../src/diagnosis/vocabulary.js'
import { seasons } from '../../src/diagnosis/vocabulary.js'
import type { ColourProduct, Product, Shade } from '../../src/products/product.js'
import { careCategories, colourCategories } from '../../src/products/product.js'
import { recommend } from '../../src/products/recommend.js'

const named = (name: string) => ({ ja: name })

const shade = (
  lightness: number,
  distances: Partial<Shade['distances']> = { spring: 1, summer: 1, autumn: 1, winter: 1 },
): Shade => ({
  name: named('shade'),
  colour: '#c61230',
  distances: { spring: 20, summer: 20, autumn: 20, winter: 20, ...distances },
  lightness,
})

const product = { name: named('product'), floor: named('1F'), url: 'https://www.example.com/' }

const coloured = (
  category: ColourProduct['category'],
  shades: ColourProduct['shades'],
  faceTypes?: ReadonlyArray<FaceType>,
): ColourProduct => ({ ...product, category, shades, ...(faceTypes && { faceTypes }) })

const woman = { gender: 'WOMEN', faceType: 'pretty', colorType: 'autumn' } as const
const man = { gender: 'MEN', faceType: 'simple', colorType: 'autumn' } as const

describe('recommend', () => {
  const near = coloured('lip', [shade(50, { autumn: 3 })])
  const nearer = coloured('lip', [shade(50, { autumn: 2 }), shade(60, { autumn: 7 })])
  const far = coloured('eye', [shade(50, { autumn: 8.1 })])
  const forOthers = coloured('lip', [shade(50, { autumn: 1 })], ['chic'])
  const care = careCategories.map((category): Product => ({ ...product, category }))

  test('recommends the product with the shade nearest to the palette, the first in a tie', () => {
    expect(recommend([near, nearer])(woman)).toEqual([{ product: nearer, shades: nearer.shades }])
    const [found] = recommend([near, { ...near }])(woman)
    expect(found?.product).toBe(near)
  })

  test('ranks the shades, without those that are far or nearer to another season', () => {
    const [ranked, best, ofSpring, distant] = [
      shade(1, { autumn: 5 }),
      shade(2, { autumn: 2 }),
      shade(3, { autumn: 4, spring: 3 }),
      shade(4, { autumn: 9 }),
    ]
    const mixed = coloured('cheek', [ranked, best, ofSpring, distant])
    expect(recommend([mixed])(woman)[0]?.shades).toEqual([best, ranked])
  })

  test('recommends nothing that is far from the palette or meant for other patterns', () => {
    expect(recommend([far, forOthers])(woman)).toEqual([])
    expect(recommend([forOthers])({ ...woman, faceType: 'chic' })).toHaveLength(1)
  })

  test('recommends one product of every category, in the order of the page, by gender', () => {
    const all = [...care, ...colourCategories.map((each) => coloured(each, near.shades))].reverse()
    const categoriesFor = (of: typeof woman | typeof man) =>
      recommend([...all, ...all])(of).map((one) => one.product.category)
    expect(categoriesFor(woman)).toEqual([...colourCategories])
    expect(categoriesFor(man)).toEqual([...careCategories])
  })

  test('recommends products to men without shades, and independently of the season', () => {
    for (const colorType of seasons) {
      const found = recommend([near, ...care])({ ...man, colorType })
      expect(found.map(({ shades }) => shades)).toEqual(care.map(() => []))
    }
  })
})

describe('with the visitor’s photo', () => {
  const base = (first: number, ...others: ReadonlyArray<number>) =>
    coloured('base', [shade(first), ...others.map((lightness) => shade(lightness))])
  const [fair, bronze] = [68, 42]
  const shadesFor = (skinLightness: number, ...products: ReadonlyArray<Product>) =>
    recommend(products, { skinLightness })(woman).map(({ shades }) =>
      shades.map(({ lightness }) => lightness),
    )

  test('recommends a base only in shades near the depth of the skin', () => {
    expect(shadesFor(fair, base(88, 45))).toEqual([[88]])
    expect(shadesFor(bronze, base(88, 50))).toEqual([[50]])
    expect(shadesFor(bronze, base(88), base(40))).toEqual([[40]])
    expect(shadesFor(bronze, base(88))).toEqual([])
    expect(shadesFor(bronze, { ...base(88), category: 'lip' })).toEqual([[88]])
  })

  test('recommends nothing for hair to a bare head', () => {
    const products = careCategories.map((category): Product => ({ ...product, category }))
    const categories = (isBald: boolean) =>
      recommend(products, { isBald })(man).map((one) => one.product.category)
    expect(categories(false)).toEqual([...careCategories])
    expect(categories(true)).toEqual(['skin', 'shaving', 'brow'])
  })
})
