import type { Recommendation } from '@kaoiro/core/products'
import { report } from '../../analytics/report.js'
import { useResultTexts } from '../../language/use-result-texts.js'
import type { ResultView } from '../view/result-view.js'
import { ProductItem } from './product-item.js'
import styles from './products.module.css'
import { recommendationsFor } from './recommendations.js'

interface ProductsProps {
  readonly view: ResultView
  /** Default: those of the store. */
  readonly recommended?: ReadonlyArray<Recommendation>
}

/** Products to try in the store, with shades, floor and link; empty if the store has none for the result. */
export const Products = ({ view, recommended = recommendationsFor(view) }: ProductsProps) => {
  const { heading, lead } = useResultTexts().shop.products
  if (recommended.length === 0) return null
  return (
    <section className={styles['products']}>
      <h2 className="section-heading">{heading}</h2>
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
          </li>
        ))}
      </ul>
    </section>
  )
}
