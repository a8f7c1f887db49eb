import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shownDiagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import type { Diagnosis } from '../../src/diagnosis/diagnosis.js'
import type { FaceType, Season } from '../../src/diagnosis/vocabulary.js'
import { faceTypes, seasons } from '../../src/diagnosis/vocabulary.js'
import type { ColourProduct, Product, Shade } from '../../src/products/product.js'
import { careCategories, colourCategories } from '../../src/products/product.js'
import { recommend } from '../../src/products/recommend.js'

const named = (name: string) => ({ ja: name })

/** Few values, so that shades are often equally near. */
const distanceArb = fc.integer({ min: 0, max: 12 })

const shadeArb: fc.Arbitrary<Shade> = fc.record({
  name: fc.constant(named('shade')),
  colour: fc.constant('#c61230'),
  distances: fc.record({
    spring: distanceArb,
    summer: distanceArb,
    autumn: distanceArb,
    winter: distanceArb,
  }),
  lightness: fc.integer({ min: 0, max: 100 }),
})

const meantForArb = fc.option(fc.subarray([...faceTypes]), { nil: undefined })

const common = (faceTypes: ReadonlyArray<FaceType> | undefined) => ({
  name: named('product'),
  floor: named('1F'),
  url: 'https://www.example.com/',
  ...(faceTypes === undefined ? {} : { faceTypes }),
})

const productArb: fc.Arbitrary<Product> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...colourCategories),
      shadeArb,
      fc.array(shadeArb, { maxLength: 2 }),
      meantForArb,
    )
    .map(([category, first, others, meantFor]) => ({
      category,
      shades: [first, ...others] as const,
      ...common(meantFor),
    })),
  fc
    .tuple(fc.constantFrom(...careCategories), meantForArb)
    .map(([category, meantFor]) => ({ category, ...common(meantFor) })),
)

const productsArb = fc.array(productArb, { maxLength: 12 })

const distanceTo = (season: Season, { distances }: Shade): number => distances[season]

/** The largest difference to a palette that still goes with it. */
const farthest = 8

const isColour = (product: Product): product is ColourProduct => 'shades' in product

const isMeantFor =
  (faceType: FaceType) =>
  ({ faceTypes }: Product): boolean =>
    faceTypes === undefined || faceTypes.includes(faceType)

const forEach = (check: (products: ReadonlyArray<Product>, of: Diagnosis) => void) =>
  fc.assert(fc.property(productsArb, shownDiagnosisArb, check))

describe('recommend', () => {
  test('recommends the shade with the least difference to the palette, the first in a tie', () => {
    forEach((products, { faceType, colorType }) => {
      const found = recommend(products)({ gender: 'WOMEN', faceType, colorType })
      for (const { product, shades } of found) {
        const all = products
          .filter(isMeantFor(faceType))
          .filter(isColour)
          .filter(({ category }) => category === product.category)
          .flatMap((one) => one.shades)
        const distances = all.map((shade) => distanceTo(colorType, shade))
        expect(shades[0]).toBe(all[distances.indexOf(Math.min(...distances))])
      }
    })
  })

  test('ranks the shades of a product and leaves out those nearer to another season', () => {
    forEach((products, { faceType, colorType }) => {
      for (const { shades } of recommend(products)({ gender: 'WOMEN', faceType, colorType })) {
        const distances = shades.map((shade) => distanceTo(colorType, shade))
        expect(distances).toEqual([...distances].sort((one, other) => one - other))
        for (const shade of shades.slice(1))
          for (const season of seasons)
            expect(distanceTo(season, shade)).toBeGreaterThanOrEqual(distanceTo(colorType, shade))
      }
    })
  })

  test('recommends no shade that is far from the palette', () => {
    forEach((products, diagnosis) => {
      for (const { shades } of recommend(products)({ ...diagnosis, gender: 'WOMEN' }))
        for (const shade of shades)
          expect(distanceTo(diagnosis.colorType, shade)).toBeLessThanOrEqual(farthest)
    })
  })

  test('recommends one product of every category with a product for the pattern and, for women, the season', () => {
    forEach((products, diagnosis) => {
      const found = recommend(products)(diagnosis).map(({ product }) => product.category)
      const categories = diagnosis.gender === 'MEN' ? careCategories : colourCategories
      const meant = products
        .filter(isMeantFor(diagnosis.faceType))
        .filter(
          (product) =>
            !isColour(product) ||
            product.shades.some((shade) => distanceTo(diagnosis.colorType, shade) <= farthest),
        )
      expect(found).toEqual(
        categories.filter((category) => meant.some((product) => product.category === category)),
      )
    })
  })

  test('recommends products to men without shades, and independently of the season', () => {
    forEach((products, { faceType, colorType }) => {
      const found = recommend(products)({ gender: 'MEN', faceType, colorType })
      for (const { product, shades } of found) {
        expect(shades).toEqual([])
        expect(isColour(product)).toBe(false)
      }
      for (const season of seasons)
        expect(recommend(products)({ gender: 'MEN', faceType, colorType: season })).toEqual(found)
    })
  })

  test('recommends nothing without products', () => {
    fc.assert(
      fc.property(shownDiagnosisArb, (diagnosis) => {
        expect(recommend([])(diagnosis)).toEqual([])
      }),
    )
  })
})

describe('with the visitor’s photo', () => {
  const distances = { spring: 1, summer: 1, autumn: 1, winter: 1 }
  const shade = (lightness: number): Shade => ({
    ...{ name: named('shade'), colour: '#c61230', distances, lightness },
  })
  const product = { name: named('product'), floor: named('1F'), url: 'https://www.example.com/' }
  const base = (first: number, ...others: ReadonlyArray<number>): Product => ({
    ...product,
    category: 'base',
    shades: [shade(first), ...others.map(shade)],
  })
  const woman = { gender: 'WOMEN', faceType: 'pretty', colorType: 'autumn' } as const
  const man = { gender: 'MEN', faceType: 'simple', colorType: 'autumn' } as const
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
    expect(shadesFor(bronze, { ...base(88), category: 'lip' } as Product)).toEqual([[88]])
  })

  test('recommends nothing for hair to a bare head', () => {
    const products = careCategories.map((category): Product => ({ ...product, category }))
    const categories = (isBald: boolean) =>
      recommend(products, { isBald })(man).map((one) => one.product.category)
    expect(categories(false)).toEqual([...careCategories])
    expect(categories(true)).toEqual(['skin', 'shaving', 'brow'])
  })
})
