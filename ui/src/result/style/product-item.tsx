import type { Recommendation } from '@kaoiro/core/products/recommend'
import { useLanguage } from '../../language/language.js'
import { useResultTexts } from '../../language/use-result-texts.js'
import styles from './product-item.module.css'

/** A product with its category, the shades that suit, and the place in the store. */
export const ProductItem = ({ product, shades }: Recommendation) => {
  const { categories } = useResultTexts().shop.products
  const language = useLanguage()
  return (
    <span className={styles['item']}>
      <span className={styles['head']}>
        <span className={styles['category']}>{categories[product.category]}</span>
        {shades.length > 0 && (
          <span className={styles['shades']} aria-hidden="true">
            {shades.map(({ colour }) => (
              <svg key={colour} viewBox="0 0 2 2">
                <circle cx="1" cy="1" r="1" fill={colour} />
              </svg>
            ))}
          </span>
        )}
      </span>
      <span className={styles['name']}>{product.name[language]}</span>
      {shades.length > 0 && (
        <span className={styles['names']}>
          {shades.map(({ name }) => (
            <span key={name[language]}>{name[language]}</span>
          ))}
        </span>
      )}
      <span className={styles['detail']}>{product.floor[language]}</span>
    </span>
  )
}
