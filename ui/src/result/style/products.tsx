import { Suspense } from 'react'
import { report } from '../../analytics/report.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import type { ResultView } from '../view/result-view.js'
import { TryProduct } from '../try-on/try-product.js'
import { CounterButton } from './counter-button.js'
import { ProductItem } from './product-item.js'
import styles from './products.module.css'
import { useRecommendations } from './recommendations.js'

interface ProductsProps {
  readonly view: ResultView
}

/**
 * Products to try in the store, with shades, floor and link, and what to show to the staff; that alone without a product for
 * the result. The button is outside the boundaries: taps inside them are lost until the products have loaded.
 */
export const Products = ({ view }: ProductsProps) => (
  <section className={styles['products']}>
    <div className={styles['head']}>
      <Suspense>
        <Heading view={view} />
      </Suspense>
      <CounterButton view={view} />
    </div>
    <Suspense>
      <ProductList view={view} />
    </Suspense>
  </section>
)

const Heading = ({ view }: ProductsProps) => {
  const { heading } = useTexts(resultTexts).shop.products
  return (
    useRecommendations(view).recommended.length > 0 && (
      <h2 className="section-heading">{heading}</h2>
    )
  )
}

const ProductList = ({ view }: ProductsProps) => {
  const { recommended, base } = useRecommendations(view)
  const { lead, bases } = useTexts(resultTexts).shop.products
  if (recommended.length === 0) return null
  return (
    <>
      <p className={styles['lead']}>
        {view.gender === 'MEN'
          ? lead.MEN({ pattern: view.pattern.name })
          : lead.WOMEN({ season: view.colour.name })}
      </p>
      {base !== null && <p className={styles['lead']}>{bases[base]}</p>}
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
    </>
  )
}
