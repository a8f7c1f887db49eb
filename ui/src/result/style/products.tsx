import { Suspense } from 'react'
import { report } from '../../analytics/report.js'
import { useResultTexts } from '../../language/use-result-texts.js'
import type { ResultView } from '../view/result-view.js'
import { TryProduct } from '../try-on/try-product.js'
import { CounterButton } from './counter-button.js'
import { ProductItem } from './product-item.js'
import styles from './products.module.css'
import { useRecommendations } from './recommendations.js'

interface ProductsProps {
  readonly view: ResultView
}

/** Products to try in the store. Within a boundary, the server's HTML stays until they have loaded. */
export const Products = ({ view }: ProductsProps) => (
  <Suspense>
    <ProductList view={view} />
  </Suspense>
)

/** Products with shades, floor and link, and what to show to the staff; that alone without a product for the result. */
const ProductList = ({ view }: ProductsProps) => {
  const recommended = useRecommendations(view)
  const { heading, lead } = useResultTexts().shop.products
  if (recommended.length === 0) return <CounterButton view={view} />
  return (
    <section className={styles['products']}>
      <div className={styles['head']}>
        <h2 className="section-heading">{heading}</h2>
        <CounterButton view={view} />
      </div>
      <p className={styles['lead']}>
        {view.gender === 'MEN'
          ? lead.MEN({ pattern: view.pattern.name })
          : lead.WOMEN({ season: view.colour.name })}
      </p>
      <ul className={styles['list']}>
        {recommended.map((one) => (
          <li key={one.product.category}>
            <a
              className={styles['product']}
              href={one.product.url}
              onClick={() => report({ step: 'cosmetics' })}
            >
              <ProductItem {...one} />
            </a>
            <TryProduct {...one} />
          </li>
        ))}
      </ul>
    </section>
  )
}
