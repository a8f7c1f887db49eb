import type { Language } from '@kaoiro/core/language'
import type { Swatch } from '@kaoiro/core/palette'
import { everydayClothes, everydayColours, keyColours, wearerOf } from '@kaoiro/core/palette'
import { inLanguage } from '@kaoiro/core/products'
import type { ResultTexts } from '@kaoiro/texts/types'
import type { Recommendations } from './recommendations.js'
import { triedFirst } from './recommendations.js'
import type { ResultView } from './result-view.js'

/** A part of the page: lines of colours with their names. */
export interface PageSection {
  readonly heading: string
  readonly lines: ReadonlyArray<{
    readonly colours: ReadonlyArray<string>
    readonly text: string
  }>
}

/** The number of colours to buy, and of products with their places in the store. */
const counts = { colours: 3, products: 3 } as const

/** A page to keep: colours to buy, own clothes that fit, one to change, and where to go in the store. */
export function pageToKeep(
  { carry: { page: texts }, content: { swatches } }: Pick<ResultTexts, 'carry' | 'content'>,
  { diagnosis, season, alsoSuits }: ResultView,
  recommended: Recommendations,
  language: Language,
): ReadonlyArray<PageSection> {
  const { fits, change } = everydayClothes(wearerOf(diagnosis))
  const nameOf = ({ id }: Swatch): string => swatches[id]
  const textIn = inLanguage(language)
  const products = triedFirst(recommended)
    .slice(0, counts.products)
    .map(({ product, shades: [shade] }) => ({
      colours: shade === undefined ? [] : [shade.colour],
      text: [textIn(product.name).text, textIn(product.floor).text, product.shelf ?? '']
        .filter((part) => part !== '')
        .join(' · '),
    }))
  return [
    {
      heading: texts.buy,
      lines: keyColours(season, alsoSuits)
        .slice(0, counts.colours)
        .map((swatch) => ({ colours: [swatch.colour], text: nameOf(swatch) })),
    },
    {
      heading: texts.have,
      lines: fits.map(({ id, as }) => ({
        colours: [everydayColours[id], ...(as === null ? [] : [as.colour])],
        text:
          as === null
            ? texts.asItIs({ piece: texts.pieces[id] })
            : texts.fits({ piece: texts.pieces[id], colour: nameOf(as) }),
      })),
    },
    {
      heading: texts.change,
      lines: [
        {
          colours: [everydayColours[change.id], change.companion.colour],
          text: texts.changed({
            ...{ piece: texts.pieces[change.id], colour: nameOf(change.companion) },
          }),
        },
      ],
    },
    ...(products.length === 0 ? [] : [{ heading: texts.where, lines: products }]),
  ]
}
