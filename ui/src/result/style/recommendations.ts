import { use, useEffect } from 'react'
import type { Recommendation } from '@kaoiro/core/products'
import { recommend } from '@kaoiro/core/products'
import { forgetFailure, loadProducts } from '../../site/products.js'
import { useSeenColours } from '../try-on/seen-colours.js'
import type { ResultView } from '../view/result-view.js'

interface Recommendations {
  readonly recommended: ReadonlyArray<Recommendation>
  /** Whether the depth of the skin is unknown, or no base has it; null if neither, or without a base for the season. */
  readonly base: 'untold' | 'none' | null
}

/**
 * The store's products for a result, and for the photo if it is there. Suspends until the products have loaded; after a
 * failure, the next result loads them again.
 */
export const useRecommendations = ({
  code,
  gender,
  faceType,
  season,
}: ResultView): Recommendations => {
  // Not while the result is shown: each rendering would load them again.
  useEffect(() => forgetFailure, [])
  const products = use(loadProducts())
  const seen = useSeenColours(code)
  const result = { gender, faceType, colorType: season }
  const hasBase = (list: ReadonlyArray<Recommendation>) =>
    list.some(({ product }) => product.category === 'base')
  const recommended = recommend(products, seen ?? {})(result)
  if (!hasBase(recommend(products)(result))) return { recommended, base: null }
  if (seen?.skinLightness === undefined) return { recommended, base: 'untold' }
  return { recommended, base: hasBase(recommended) ? null : 'none' }
}
