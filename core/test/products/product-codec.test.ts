import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import type { Product } from '../../src/products/product.js'
import { Products } from '../../src/products/product-codec.js'

const floor = { ja: '1階', en: '1F' }
const distances = { spring: 3.2, summer: 12, autumn: 9.5, winter: 14 }
const lip = {
  category: 'lip',
  name: { ja: 'ルージュ' },
  floor,
  url: 'https://shop.example.com/rouge/',
  faceTypes: ['pretty'],
  shades: [{ name: { ja: 'コーラル', ko: '코랄' }, colour: '#fb7f7a', distances }],
} as const satisfies Product
const lotion = {
  category: 'skin',
  name: { ja: 'ローション' },
  floor,
  url: 'https://shop.example.com/lotion/',
} as const satisfies Product

describe('Products', () => {
  test('decodes what JSON makes of a table', () => {
    const products: ReadonlyArray<Product> = [lip, lotion]
    expect(Products.decode(JSON.parse(JSON.stringify(products)))).toEqual(E.right(products))
  })

  test.each([
    ['no shade', { ...lip, shades: [] }],
    ['a colour by name', { ...lip, shades: [{ ...lip.shades[0], colour: 'coral' }] }],
    ['another category', { ...lip, category: 'shoes' }],
    ['another face pattern', { ...lotion, faceTypes: ['oval'] }],
    ['a shade without distances', { ...lip, shades: [{ name: {}, colour: '#fb7f7a' }] }],
  ])('rejects a product with %s', (_, product) => {
    expect(E.isLeft(Products.decode([product]))).toBe(true)
  })
})
