import type { Product, Recommendation } from '@kaoiro/core/products'
import { recommend } from '@kaoiro/core/products'
import type { ResultTexts } from '@kaoiro/texts/types'
import type { ResultView } from './result-view.js'

export interface Recommendations {
  readonly recommended: ReadonlyArray<Recommendation>
  /** Whether the depth of the skin is unknown, or no base has it; null if neither, or without a base for the season. */
  readonly base: 'untold' | 'none' | null
}

/** The store's products for a result, and for the colours in its photo; null without the photo. */
export function recommendations(
  products: ReadonlyArray<Product>,
  { gender, faceType, season }: ResultView,
  seen: Parameters<typeof recommend>[1] | null,
): Recommendations {
  const result = { gender, faceType, colorType: season }
  const hasBase = (list: ReadonlyArray<Recommendation>) =>
    list.some(({ product }) => product.category === 'base')
  const recommended = recommend(products, seen ?? {})(result)
  if (!hasBase(recommend(products)(result))) return { recommended, base: null }
  if (seen?.skinLightness === undefined) return { recommended, base: 'untold' }
  return { recommended, base: hasBase(recommended) ? null : 'none' }
}

/** The sentences above the products. */
export function productsLead(
  { shop: { products: words } }: Pick<ResultTexts, 'shop'>,
  { gender, pattern, colour }: ResultView,
  base: Recommendations['base'],
): ReadonlyArray<string> {
  return [
    gender === 'MEN'
      ? words.lead.MEN({ pattern: pattern.name })
      : words.lead.WOMEN({ season: colour.name }),
    ...(base === null ? [] : [words.bases[base]]),
  ]
}

/** The categories that consultants try on first. */
const first: ReadonlyArray<Product['category']> = ['lip', 'base', 'skin', 'hair']

export function triedFirst({ recommended }: Recommendations): ReadonlyArray<Recommendation> {
  return first.flatMap(
    (category) => recommended.find(({ product }) => product.category === category) ?? [],
  )
}
