import { use } from 'react'
import type { Recommendation } from '@kaoiro/core/products'
import { recommend } from '@kaoiro/core/products'
import { loadProducts } from '../../site/products.js'
import type { ResultView } from '../view/result-view.js'

/** The store's products for a result. Suspends until they have loaded. */
export const useRecommendations = ({
  gender,
  faceType,
  season,
}: ResultView): ReadonlyArray<Recommendation> =>
  recommend(use(loadProducts()))({ gender, faceType, colorType: season })
