import type { Product } from '@kaoiro/core/products'
import { sampleProducts } from './sample-products.js'
import { site } from './site.js'

/**
 * The store's products that results recommend (docs/recipes/make-it-your-store.md). If it is empty, results recommend
 * none.
 */
const storeProducts: ReadonlyArray<Product> = []

/** The demonstration store shows samples; a store with another brand never does. */
export const products: ReadonlyArray<Product> =
  (site.brand as string) === 'Kaoiro' ? sampleProducts : storeProducts
