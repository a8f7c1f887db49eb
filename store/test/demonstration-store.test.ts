import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { faceTypesOf, seasons } from '@kaoiro/core/diagnosis'
import { careCategories, colourCategories, recommend, inLanguage } from '@kaoiro/core/products'
import { languages } from '@kaoiro/core/language'
import { demonstrationStore } from '../src/demonstration-store.js'
import { checkStore } from '../src/read.js'

const checked = await checkStore(demonstrationStore)
const products = E.isRight(checked) ? checked.right.store.products : []

it('the demonstration store passes all checks without a warning', () => {
  expect(E.map(({ warnings }: { readonly warnings: unknown }) => warnings)(checked)).toEqual(
    E.right([]),
  )
})

const categoriesFor = (...[diagnosis]: Parameters<ReturnType<typeof recommend>>) =>
  recommend(products)(diagnosis).map(({ product }) => product.category)

describe.each(seasons)('the samples for %s', (colorType) => {
  it.each(faceTypesOf('WOMEN'))('have a product of every category for %s', (faceType) => {
    expect(categoriesFor({ gender: 'WOMEN', faceType, colorType })).toEqual(colourCategories)
  })

  it.each(faceTypesOf('WOMEN'))('have shades of this season for %s', (faceType) => {
    for (const { shades } of recommend(products)({ gender: 'WOMEN', faceType, colorType })) {
      expect(shades.length).toBeGreaterThan(0)
      for (const shade of shades)
        expect(shade.distances[colorType]).toBe(Math.min(...Object.values(shade.distances)))
    }
  })

  it.each(faceTypesOf('MEN'))('have grooming products of every category for %s', (faceType) => {
    expect(categoriesFor({ gender: 'MEN', faceType, colorType })).toEqual(careCategories)
  })
})

it.each(languages)('the samples have every text in %s', (language) => {
  const texts = products.flatMap((product) => [
    product.name,
    product.floor,
    ...('shades' in product ? product.shades.map(({ name }) => name) : []),
  ])
  const inOthers = texts.map(inLanguage(language)).filter((text) => text.language !== language)
  expect(inOthers).toEqual([])
})
