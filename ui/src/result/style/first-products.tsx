import { Suspense } from 'react'
import type { Product } from '@kaoiro/core/products'
import type { ResultView } from '../view/result-view.js'
import { ProductItem } from './product-item.js'
import styles from './products.module.css'
import { useRecommendations } from './recommendations.js'

/** What is tried on at the counter first. */
const first: ReadonlyArray<Product['category']> = ['lip', 'base', 'skin', 'hair']

/** The two products to try at the counter, with their places in the store. */
export const FirstProducts = ({ view }: { readonly view: ResultView }) => (
  <Suspense>
    <ProductList view={view} />
  </Suspense>
)

const ProductList = ({ view }: { readonly view: ResultView }) => {
  const recommended = useRecommendations(view)
  return (
    <ul className={styles['list']}>
      {first
        .flatMap((category) => recommended.find(({ product }) => product.category === category) ?? [])
        .map((one) => (
          <li key={one.product.category}>
            <ProductItem {...one} />
          </li>
        ))}
    </ul>
  )
}
