import type { Recommendation } from '@kaoiro/core/products'
import { recommend } from '@kaoiro/core/products'
import { products } from '../../site/products.js'
import type { ResultView } from '../view/result-view.js'

/** The store's products for a result. */
export const recommendationsFor = ({
  gender,
  faceType,
  season,
}: ResultView): ReadonlyArray<Recommendation> =>
  recommend(products)({ gender, faceType, colorType: season })
