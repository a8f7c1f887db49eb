import type { Diagnosis } from '@kaoiro/core/diagnosis'
import type { ResultTexts } from '@kaoiro/texts/types'
import type { Language } from '@kaoiro/core/language'
import type { Product, Translated } from '@kaoiro/core/products'
import { recommend, inLanguage } from '@kaoiro/core/products'
import { wrapped } from '../../print/columns.js'
import { printable } from '../../print/printable.js'
import type { DrawSwatch } from '../../print/swatch.js'

/** The products of the page with their shades, place in the store and page; empty without a product for the result. */
export const productRows =
  (
    products: ReadonlyArray<Product>,
    { shop }: ResultTexts,
    language: Language,
    swatch: DrawSwatch,
    columns: number,
  ) =>
  (diagnosis: Diagnosis): ReadonlyArray<string> => {
    const text = (texts: Translated) => printable(inLanguage(language)(texts).text)
    const title = ({ category, name, floor }: Product): string =>
      `${shop.products.categories[category]}: ${text(name)} (${text(floor)})`
    const recommended = recommend(products)(diagnosis)
    if (recommended.length === 0) return []
    return [
      `  ${shop.products.heading}`,
      ...recommended.flatMap(({ product, shades }) => [
        ...wrapped('    ', columns)(title(product)),
        ...shades.map(({ name, colour }) => `      ${swatch(colour)}${colour} ${text(name)}`),
        `      ${printable(product.url)}`,
      ]),
    ]
  }
