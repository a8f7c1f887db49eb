import type { Diagnosis } from '@kaoiro/core/diagnosis'
import type { Swatch } from '@kaoiro/core/palette'
import { metalsOf, alsoSuits, avoidedColours, wornColours } from '@kaoiro/core/palette'
import type { Content } from '@kaoiro/texts/content'
import type { ResultTexts } from '@kaoiro/texts/types'
import { maxColumns, padColumns, wrapped } from '../../print/columns.js'
import { printable } from '../../print/printable.js'
import type { ProductsFor, ShownProduct } from '../../print/shown-products.js'
import { placeOf } from '../../print/shown-products.js'
import type { DrawSwatch } from '../../print/style.js'

/** Columns of a value with its name. Two, each after its swatch of three, fit a line of 80 with the indent. */
const textWidth = 34

/** The colours of the page with their values: those to wear, the season's metals, and those to avoid. */
export function colourRows(
  content: Content,
  { colours: words, carry }: ResultTexts,
  swatch: DrawSwatch,
  columns: number,
) {
  return (diagnosis: Diagnosis): ReadonlyArray<string> => {
    const { colorType: season } = diagnosis
    const also = alsoSuits(diagnosis)
    const rows = inLines(
      columns < maxColumns ? 1 : 2,
      ({ id, colour }: Swatch) =>
        swatch(colour) + padColumns(`${colour} ${content.swatches[id]}`, textWidth),
    )
    const metals = metalsOf(season).map(({ id }) => content.metals[id])
    return [
      `  ${words.wear}`,
      ...rows(wornColours(season, also)),
      '',
      ...wrapped('  ', columns)(`${carry.book.chapters.metals.heading}: ${metals.join(', ')}`),
      '',
      `  ${words.avoid}`,
      ...rows(avoidedColours(season, also)),
    ]
  }
}

/** Cells in lines of this many. */
const inLines =
  <Item>(each: number, cell: (item: Item) => string) =>
  (items: ReadonlyArray<Item>): ReadonlyArray<string> =>
    items.flatMap((_, at) => {
      const line = items.slice(at, at + each)
      return at % each === 0 ? [`    ${line.map(cell).join('')}`.trimEnd()] : []
    })

/** The products of the page with their shades, place in the store and page; empty without a product for the result. */
export function productRows(
  productsFor: ProductsFor,
  { shop }: ResultTexts,
  swatch: DrawSwatch,
  columns: number,
) {
  return (diagnosis: Diagnosis): ReadonlyArray<string> => {
    const title = (product: ShownProduct): string => {
      const [name, place] = [product.name, placeOf(product)].map((text) => printable(text))
      return `${shop.products.categories[product.category]}: ${name} (${place})`
    }
    const shown = productsFor(diagnosis)
    if (shown.length === 0) return []
    return [
      `  ${shop.products.heading}`,
      ...shown.flatMap((product) => [
        ...wrapped('    ', columns)(title(product)),
        ...product.shades.map(
          ({ name, colour }) => `      ${swatch(colour)}${colour} ${printable(name)}`,
        ),
        `      ${printable(product.url)}`,
      ]),
    ]
  }
}
