import { use, useEffect } from 'react'
import type { Recommendation } from '@kaoiro/core/products'
import { recommend } from '@kaoiro/core/products'
import { forgetFailure, loadProducts } from '../../site/products.js'
import type { ResultView } from '../view/result-view.js'

/** The store's products for a result. Suspends until they have loaded; after a failure, the next result loads them again. */
export const useRecommendations = ({
  gender,
  faceType,
  season,
}: ResultView): ReadonlyArray<Recommendation> => {
  // Not while the result is shown: each rendering would load them again.
  useEffect(() => forgetFailure, [])
  return recommend(use(loadProducts()))({ gender, faceType, colorType: season })
}
